import { lengthsOf } from "./channel_limits.ts";
import { type Line, parseTemplate, type Piece } from "./template_text.ts";
import { nearestVariable, variables, type Vocabulary } from "./variables.ts";

/** A problem of a template. With an ERROR it cannot be saved; with a WARNING it can. */
export type Lint = {
  readonly code: LintCode;
  readonly severity: "ERROR" | "WARNING";
  /** From 1; `column` and `length` in UTF-16 characters. Of the whole text: 1, 1, 0. */
  readonly line: number;
  readonly column: number;
  readonly length: number;
  /** What to write there instead, where that is known. */
  readonly suggestion: string | null;
  /** For people, in Portuguese. */
  readonly message: string;
};

const lintCodes = [
  "EMPTY",
  "TOO_LONG_TO_SAVE",
  "UNKNOWN_VARIABLE",
  "STRAY_BRACE",
  "LINK_MISSING",
  "WRITTEN_PRICE",
  "UNBALANCED_MARK",
  "HALF_EMPTY_LINE",
  "LONG_FOR_CHANNEL",
] as const;
export type LintCode = (typeof lintCodes)[number];

/** Characters of a body at most; no message of Telegram holds more. */
export const LONGEST_BODY = 4_096;

type Place = Pick<Lint, "line" | "column" | "length">;
const whole: Place = { line: 1, column: 1, length: 0 };

/** What a text is called, what it may say, and whether it is of an offer. */
export type LintRules = {
  readonly noun: "o modelo" | "o texto";
  readonly opening: string;
  readonly vocabulary: Vocabulary;
  /** Whether these lines are of an offer: they need its link, and prices that change with it. */
  readonly isOfOffer: (lines: readonly Line[]) => boolean;
};

const templateRules: LintRules = {
  noun: "o modelo",
  opening: "Escreva a mensagem do modelo.",
  vocabulary: variables,
  isOfOffer: () => true,
};

/** Returns all problems: first the errors, then from top to bottom. */
export function lint(body: string, rules: LintRules = templateRules): Lint[] {
  const lines = parseTemplate(body, rules.vocabulary);
  const isOfOffer = rules.isOfOffer(lines);
  const found = [
    ...ofWhole(body, lines, rules, isOfOffer),
    ...lines.flatMap((line, at) => [...ofLine(line, at + 1, rules.vocabulary, isOfOffer)]),
    ...body.split(/\r\n?|\n/).flatMap((text, at) =>
      unbalancedMarks(text).map(({ mark, column }) =>
        warning("UNBALANCED_MARK", { line: at + 1, column, length: 1 }, unbalanced(mark))
      )
    ),
  ];
  return found.toSorted((one, other) =>
    Number(one.severity === "WARNING") - Number(other.severity === "WARNING") ||
    one.line - other.line || one.column - other.column
  );
}

/** Returns a warning for each messenger that the whole message `text` is too long for. */
export function lintLength(text: string, hasImage: boolean): Lint[] {
  return lengthsOf(text).flatMap(({ name, length, ...limits }) => {
    const most = hasImage ? limits.caption : limits.text;
    if (length <= most) return [];
    const room = `${hasImage ? "Com foto, o" : "O"} ${name} leva ${most.toLocaleString("pt-BR")}`;
    const words = `${room} caracteres por mensagem: o resto desta vai em outra, logo depois.`;
    return [warning("LONG_FOR_CHANNEL", whole, words)];
  });
}

export const hasErrors = (lints: readonly Lint[]) =>
  lints.some(({ severity }) => severity === "ERROR");

function* ofWhole(
  body: string,
  lines: readonly Line[],
  { noun, opening }: LintRules,
  isOfOffer: boolean,
): Iterable<Lint> {
  if (body.trim() === "") yield error("EMPTY", whole, opening);
  if (body.length > LONGEST_BODY) {
    const most = LONGEST_BODY.toLocaleString("pt-BR");
    yield error(
      "TOO_LONG_TO_SAVE",
      whole,
      `${noun.replace(/^o/, "O")} pode ter até ${most} caracteres.`,
    );
  }
  const hasLink = lines.some((line) =>
    line.some((piece) => piece.kind === "variable" && piece.name === "link")
  );
  if (body.trim() !== "" && isOfOffer && !hasLink) {
    const words = "Falta {link}: sem ele, ninguém chega à loja e a venda não conta para você.";
    yield warning("LINK_MISSING", whole, words, "{link}");
  }
}

function* ofLine(
  line: Line,
  number: number,
  vocabulary: Vocabulary,
  isOfOffer: boolean,
): Iterable<Lint> {
  for (const piece of line) {
    const place = { line: number, column: piece.column, length: piece.length };
    if (piece.kind === "unknown") yield unknown(piece.written, piece.isOptional, place, vocabulary);
    if (piece.kind === "stray") {
      const words =
        "Chaves servem só para campos, como {preco}. Para mostrar uma chave, escreva \\{.";
      yield error("STRAY_BRACE", place, words);
    }
    if (piece.kind === "words" && isOfOffer) yield* written(piece, number);
  }
  yield* halfEmpty(line, number, vocabulary);
}

function unknown(
  name: string,
  isOptional: boolean,
  place: Place,
  vocabulary: Vocabulary,
): Lint {
  const nearest = nearestVariable(name, vocabulary);
  const suggestion = nearest && `{${nearest}${isOptional ? "?" : ""}}`;
  const advice = suggestion ? `Você quis dizer ${suggestion}?` : "Escolha um da lista.";
  return error("UNKNOWN_VARIABLE", place, `O campo {${name}} não existe. ${advice}`, suggestion);
}

/** Warns of a written price or discount, which stays when the offer's changes. */
function* written(piece: Extract<Piece, { kind: "words" }>, line: number): Iterable<Lint> {
  for (const { 0: text, index } of piece.text.matchAll(/R\$ ?\d[\d.,]*|\b\d{1,2} ?%/g)) {
    const suggestion = text.startsWith("R") ? "{preco}" : "{desconto}";
    const words = `“${text}” não muda com a oferta. Use ${suggestion}, que diz o valor certo.`;
    const place = { line, column: piece.column + index, length: text.length };
    yield warning("WRITTEN_PRICE", place, words, suggestion);
  }
}

/** Warns of an optional value among others, which leaves half a line where it is missing. */
function* halfEmpty(line: Line, number: number, vocabulary: Vocabulary): Iterable<Lint> {
  const named = line.filter((piece) => piece.kind === "variable");
  if (named.length < 2 || named.some(({ isOptional }) => isOptional)) return;
  for (const { name, column, length } of named) {
    const about = vocabulary[name];
    if (!about || about.isUsual || about.isAside) continue;
    const words = `Quando não há ${name}, esta linha fica pela metade. ` +
      `Com {${name}?} ela some inteira; ou dê ao campo uma linha só dele.`;
    const place = { line: number, column, length };
    yield warning("HALF_EMPTY_LINE", place, words, `{${name}?}`);
  }
}

const names = { "*": "asterisco (*)", "~": "til (~)", _: "sublinhado (_)" } as const;

const unbalanced = (mark: keyof typeof names) =>
  `Este ${names[mark]} está sem par nesta linha: ele vai aparecer assim na mensagem.`;

const error = (code: LintCode, place: Place, message: string, suggestion: string | null = null) =>
  ({ code, severity: "ERROR", ...place, suggestion, message }) satisfies Lint;
const warning = (code: LintCode, place: Place, message: string, suggestion: string | null = null) =>
  ({ code, severity: "WARNING", ...place, suggestion, message }) satisfies Lint;

/** WhatsApp's marks for bold, strike and italic. */
const marks = ["*", "~", "_"] as const;
type Mark = (typeof marks)[number];

/** Parts of a line that are no marks: addresses, and the `* ` of a list. */
const apart = /https?:\/\/\S+|^\s*[*-] /g;

/**
 * Returns the marks of one line without a pair, each with its column (UTF-16, from 1). A pair stands
 * right around its words, as in WhatsApp; between two letters (`5*3`, `nome_dele`) it is a sign.
 */
function unbalancedMarks(line: string): { mark: Mark; column: number }[] {
  const plain = line
    .replace(/\\?[{][^{}]*[}]/g, (field) => "x".repeat(field.length)) // a value has no marks
    .replace(apart, (whole) => " ".repeat(whole.length));
  return marks.flatMap((mark) => alone(plain, mark).map((at) => ({ mark, column: at + 1 })));
}

function alone(line: string, mark: Mark): number[] {
  const found: number[] = [];
  let open: number | null = null;
  for (let at = line.indexOf(mark); at >= 0; at = line.indexOf(mark, at + 1)) {
    const [before, after] = [line[at - 1] ?? " ", line[at + 1] ?? " "];
    const closes = /\S/.test(before) && !/[\p{L}\p{N}]/u.test(after);
    const opens = /\S/.test(after) && !/[\p{L}\p{N}]/u.test(before);
    if (open !== null && closes) open = null;
    else if (opens) {
      if (open !== null) found.push(open);
      open = at;
    } else if (closes) found.push(at);
  }
  return open === null ? found : [...found, open];
}
