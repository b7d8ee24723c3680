/** A node of structured data, as JSON-LD or microdata give it: nothing on it is certain. */
export type Thing = Readonly<Record<string, unknown>>;

export const isThing = (value: unknown): value is Thing =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Structured data writes one value bare and several as a list. */
export function list(value: unknown): readonly unknown[] {
  if (value === undefined || value === null) return [];
  return Array.isArray(value) ? value : [value];
}

/** A string or number as text; null for anything else. */
export function word(value: unknown): string | null {
  const text = typeof value === "string"
    ? value.trim()
    : typeof value === "number"
    ? `${value}`
    : "";
  return text || null;
}

/** Whether one of the node's types, with or without its schema's address, is one of `names`. */
export function isA(thing: Thing, names: ReadonlySet<string>): boolean {
  return list(thing["@type"]).some((type) =>
    typeof type === "string" && names.has(type.replace(/^.*[/:#]/, ""))
  );
}

/** Characters of one block that are read; a shop's own product takes a few thousand. */
export const LONGEST_JSON = 2_000_000;

/** Characters of a broken block that are mended, one by one. */
const LONGEST_MENDED = 200_000;

/** The JSON in a script element, also with the defects that shops' templates leave; else null. */
export function parseJson(script: string): unknown {
  if (script.length > LONGEST_JSON) return null;
  const json = script.trim().replace(/^(?:<!--|\/\*\s*<!\[CDATA\[\s*\*\/|\/\/\s*<!\[CDATA\[)/, "")
    .replace(/(?:-->|\/\*\s*\]\]>\s*\*\/|\/\/\s*\]\]>)$/, "").replace(/;\s*$/, "");
  return parsed(json) ?? (json.length > LONGEST_MENDED ? null : parsed(mended(json)));
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch (error) {
    if (error instanceof SyntaxError) return null;
    throw error;
  }
}

/**
 * Raw line breaks and tabs inside strings, escapes that JSON has not, commas before a bracket. One
 * walk, whatever the text: a hostile page must not cost more than its length.
 */
function mended(json: string): string {
  let text = "";
  let isInString = false;
  for (let i = 0; i < json.length; i++) {
    const char = json[i]!;
    if (char === '"') isInString = !isInString;
    if (isInString && char === "\\") {
      const escape = /^(?:u[\da-f]{4}|["\\/bfnrt])/i.exec(json.slice(i + 1, i + 6))?.[0] ?? "";
      text += escape && char + escape;
      i += escape.length;
    } else if (isInString && char < " ") text += " ";
    else if (isInString || char !== "," || !closes(json, i + 1)) text += char;
  }
  return text;
}

/** Whether the next thing after `at` is a closing bracket. */
function closes(json: string, at: number): boolean {
  while (at < json.length && json[at]! <= " ") at++;
  return json[at] === "}" || json[at] === "]";
}
