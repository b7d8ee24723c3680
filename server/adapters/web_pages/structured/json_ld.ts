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
