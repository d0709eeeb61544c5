/** A copy of a piece that travels above everything, looking as the piece does where it lies. */

import { centre, type Box } from './measure';

/** What would make a copy mean something: for keys, readers, tests, and for the next look at the board. */
const MEANING =
  /^(id|for|name|role|tabindex|href|title|aria-.*|data-(piece|place|from|to|count|coin|value|since-mine|action|choice|asked|last))$/;

/** The copy inside empty copies of all that it lies in up to `root`, so that the same styles hold. */
export function ghostOf(element: Element, box: Box, root: Element): HTMLElement | SVGElement {
  const copy = bare(element.cloneNode(true) as HTMLElement | SVGElement);
  const drawing = outermost(element);
  return drawing && drawing !== element ? drawn(element, copy, drawing, box, root) : boxed(element, copy, box, root);
}

/** The element of the copy that is moved. */
export const moverOf = (ghost: Element): HTMLElement | SVGElement => {
  const mover = ghost.matches('[data-mover]') ? ghost : ghost.querySelector('[data-mover]');
  return mover as HTMLElement | SVGElement;
};

function boxed(element: Element, copy: HTMLElement | SVGElement, box: Box, root: Element): HTMLElement | SVGElement {
  const { offsetWidth: width = box.width, offsetHeight: height = box.height } = element as Partial<HTMLElement>;
  const { x, y } = centre(box);
  settle(copy, { x: x - width / 2, y: y - height / 2, width, height });
  return nested(copy, element.parentElement, root);
}

/** A part of a drawing: the drawing's frame is copied around it, and moved as a whole. */
function drawn(
  element: Element,
  copy: HTMLElement | SVGElement,
  drawing: SVGSVGElement,
  box: Box,
  root: Element,
): HTMLElement | SVGElement {
  let inner: Element = copy;
  for (let around: Element | null = element.parentElement; around; around = around.parentElement) {
    const shell = bare(around.cloneNode(false) as SVGElement);
    shell.append(inner);
    inner = shell;
    if (around === drawing) break;
  }
  const frame = inner as SVGElement;
  const { x, y, width, height } = drawing.getBoundingClientRect();
  settle(frame, { x, y, width, height });
  frame.style.overflow = 'visible';
  const middle = centre(box);
  frame.style.transformOrigin = `${middle.x - x}px ${middle.y - y}px`;
  return nested(frame, drawing.parentElement, root);
}

function settle(copy: HTMLElement | SVGElement, { x, y, width, height }: Box): void {
  const { style } = copy;
  const at = `left:${x}px;top:${y}px;width:${width}px;height:${height}px`;
  const free = 'margin:0;max-width:none;max-height:none;min-width:0;min-height:0';
  style.cssText += `;position:absolute;inset:auto;${at};${free}`;
  copy.dataset.mover = '';
}

function nested(inner: HTMLElement | SVGElement, parent: Element | null, root: Element): HTMLElement | SVGElement {
  let outer = inner;
  for (let around = parent; around; around = around === root ? null : around.parentElement) {
    const shell = document.createElement('div');
    shell.className = typeof around.className === 'string' ? around.className : '';
    shell.style.cssText = `${around.getAttribute('style') ?? ''};display:contents`;
    shell.append(outer);
    outer = shell;
  }
  return outer;
}

function outermost(element: Element): SVGSVGElement | null {
  let drawing = element instanceof SVGElement ? element.ownerSVGElement : null;
  while (drawing?.ownerSVGElement) drawing = drawing.ownerSVGElement;
  return drawing;
}

function bare<E extends Element>(copy: E): E {
  for (const one of [copy, ...copy.querySelectorAll('*')]) {
    for (const { name } of [...one.attributes]) {
      // What a `use` shows is no meaning.
      if (MEANING.test(name) && !(name === 'href' && one.localName === 'use')) one.removeAttribute(name);
    }
  }
  return copy;
}
