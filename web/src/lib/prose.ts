/** The little markdown that the rules use: paragraphs, *emphasis*, **strong**, `code`. */

interface Piece {
  text: string;
  tag: 'span' | 'em' | 'strong' | 'code';
}

const MARK = /(\*\*[^*]+\*\*|\*[^*]+\*|`[^`]+`)/;

function pieces(text: string): Piece[] {
  return text
    .split(MARK)
    .filter((part) => part !== '')
    .map((part) => {
      if (part.startsWith('**') && part.length > 4) return { text: part.slice(2, -2), tag: 'strong' };
      if (part.startsWith('*') && part.length > 2) return { text: part.slice(1, -1), tag: 'em' };
      if (part.startsWith('`') && part.length > 2) return { text: part.slice(1, -1), tag: 'code' };
      return { text: part, tag: 'span' };
    });
}

/** Paragraphs; a ruling (`*Ruling:*`, in whatever language) starts one of its own. */
export function paragraphs(text: string): Piece[][] {
  return text
    .split(/\n{2,}|\s(?=\*[^*\s]+[:：]\*)/u)
    .filter((part) => part.trim() !== '')
    .map(pieces);
}
