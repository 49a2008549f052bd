/** A piece of a rules page: words, something to type, a rule that is named, or the mark of a source. */
export interface Piece {
  kind: 'words' | 'code' | 'rule' | 'source';
  text: string;
}

const MARKS = /`\[(book|ruling|rebuilt)\]`|`([^`]+)`|\b([A-Z]\d+)\b/g;

/** Splits the text of a rules page at its marks: `[book]`, `code` and the ids of known rules. */
export function ruleText(text: string, ids: ReadonlySet<string>): Piece[] {
  const pieces: Piece[] = [];
  let end = 0;
  for (const found of text.matchAll(MARKS)) {
    const [whole, source, code, rule] = found;
    if (rule && !ids.has(rule)) continue;
    pieces.push({ kind: 'words', text: text.slice(end, found.index) });
    if (source) pieces.push({ kind: 'source', text: source });
    else if (code) pieces.push({ kind: 'code', text: code });
    else pieces.push({ kind: 'rule', text: whole });
    end = found.index + whole.length;
  }
  pieces.push({ kind: 'words', text: text.slice(end) });
  return pieces.filter((piece) => piece.text);
}
