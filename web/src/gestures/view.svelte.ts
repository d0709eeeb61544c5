/** What part of something large is seen: all of it, or a nearer look that can be moved about. */

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

const NEAREST = 4;

export class View {
  zoom = $state(1);
  /** The zoom that shows as much as may be seen at once. */
  #farthest = $state(1);
  /** How far the middle is from the middle of the box, in the units of the box, of which one is drawn 100 wide. */
  x = $state(0);
  y = $state(0);

  seen(box: Box): Box {
    const width = box.width / this.zoom;
    const height = box.height / this.zoom;
    return {
      left: box.left + (box.width - width) / 2 + this.x,
      top: box.top + (box.height - height) / 2 + this.y,
      width,
      height,
    };
  }

  nearer(by: number, box: Box): void {
    this.zoom = Math.min(NEAREST, Math.max(this.#farthest, this.zoom * by));
    this.move(0, 0, box);
  }

  /** Never so far that all is lost from sight. */
  move(dx: number, dy: number, box: Box): void {
    const keep = (value: number, room: number) => Math.min(room / 2, Math.max(-room / 2, value));
    this.x = keep(this.x + dx, box.width - box.width / this.zoom);
    this.y = keep(this.y + dy, box.height - box.height / this.zoom);
  }

  /** Whether nothing more can be seen at once. */
  get far(): boolean {
    return this.zoom === this.#farthest;
  }

  /** Never farther away than this, where all of it would be too small. */
  keep(zoom: number, box: Box): void {
    const far = this.far;
    this.#farthest = Math.min(NEAREST, Math.max(1, zoom));
    this.zoom = far ? this.#farthest : Math.max(this.#farthest, this.zoom);
    this.move(0, 0, box);
  }

  fit(): void {
    this.zoom = this.#farthest;
    this.x = 0;
    this.y = 0;
  }
}
