import { decodeHTML } from "entities";
import { Parser } from "htmlparser2";
import { BETWEEN } from "../facts/price_words.ts";
import { QuickTokenizer } from "./quick_tokenizer.ts";
import type { Opening } from "./selector.ts";

/** No page nests so deep; the parser's work for each tag grows with the depth. */
const DEEPEST = 1_000;

/** Elements that are inspected; the longest pages of shops have a tenth. */
const MOST_ELEMENTS = 200_000;

/** Attributes of one element that are kept, of those that anybody asks for. */
const MOST_ATTRIBUTES = 50;

/**
 * Characters without any element or text, as in a comment without an end: the parser copies all of
 * it with each piece that comes.
 */
const LONGEST_SILENCE = 1_500_000;

/** Characters of an element's text that are kept. */
const LONGEST_TEXT = 5_000;

/** Elements inside one another whose texts are gathered: each takes all text within. */
const MOST_SINKS = 50;

/** Gathers one element's text while it is open. */
type Sink = {
  text: string;
  readonly longest: number;
  readonly isScript: boolean;
  readonly isMarked: boolean;
};

/** A walk over a page's elements as they stream by; what asks for a text means the element just onElement. */
export type PageWalk = {
  readonly write: (html: string) => void;
  /** Closes what is still open; a second call does nothing. */
  readonly end: () => void;
  /** Leaves the rest of the page unread. */
  readonly stop: () => void;
  readonly isStopped: () => boolean;
  readonly whenClosed: (then: () => void) => void;
  /** Its text when it closes, entities decoded, without that of scripts and styles. */
  readonly text: (then: (text: string) => void) => void;
  /** The same with a mark between elements, and whatever `mark` adds. */
  readonly markedText: (then: (marked: string) => void) => void;
  readonly mark: (mark: string) => void;
  readonly isMarking: () => boolean;
  /** A script's own text, as it is; null when longer than `longest`. */
  readonly script: (longest: number, then: (text: string | null) => void) => void;
};

/**
 * Calls `onElement` for each element that is one of `tags` or has one of `attributes` that is no
 * detail, and `onText` for each text that no script holds. Attributes are gathered one by one and
 * text is decoded only when kept: htmlparser2 does neither for nothing.
 */
export function pageWalk(
  attributes: ReadonlyMap<string, number>,
  tags: ReadonlySet<string>,
  onElement: (element: Opening) => void,
  onText?: (text: string) => void,
): PageWalk {
  let depth = 0;
  let isOpening = false;
  let count = 0;
  let scriptDepth = 0;
  let isDone = false;
  let elements = 0;
  let silence = 0;
  let marking = 0;
  const names: string[] = [];
  const values: string[] = [];
  const closings: { readonly depth: number; readonly then: () => void }[] = [];
  const sinks: Sink[] = [];

  const element = {
    tag: "",
    uses: 0,
    attribute: (name: string) => {
      for (let i = 0; i < count; i++) if (names[i] === name) return values[i];
    },
  };

  function open(): void {
    isOpening = false;
    if (sinks.length > 0) mark(BETWEEN);
    const { tag } = element;
    if (tag === "script" || tag === "style") scriptDepth = depth;
    if (element.uses !== 0 || tags.has(tag)) onElement(element);
  }

  function close(): void {
    if (isOpening) open();
    while (closings.length > 0 && closings.at(-1)!.depth >= depth) closings.pop()!.then();
    if (depth === scriptDepth) scriptDepth = 0;
    if (sinks.length > 0) mark(BETWEEN);
    depth--;
  }

  function gatherText(text: string): void {
    for (const sink of sinks) {
      if (sink.isScript === scriptDepth > 0 && sink.text.length < sink.longest) sink.text += text;
    }
  }

  function mark(mark: string): void {
    if (scriptDepth > 0) return;
    for (const sink of sinks) {
      if (sink.isMarked && sink.text.length < sink.longest) sink.text += mark;
    }
  }

  function gather(sink: Sink, then: (text: string) => void): void {
    if (sinks.length >= MOST_SINKS) return;
    sinks.push(sink);
    if (sink.isMarked) marking++;
    whenClosed(() => {
      sinks.splice(sinks.indexOf(sink), 1);
      if (sink.isMarked) marking--;
      then(sink.text);
    });
  }

  function whenClosed(then: () => void): void {
    closings.push({ depth, then });
  }

  const parser = new Parser({
    onopentagname: (name) => {
      if (isOpening) open();
      element.tag = name;
      element.uses = 0;
      count = 0;
      isOpening = true;
      silence = 0;
      if (++depth > DEEPEST || ++elements > MOST_ELEMENTS) stop();
    },
    onattribute: (name, value) => {
      const use = attributes.get(name);
      if (use === undefined || count >= MOST_ATTRIBUTES) return;
      element.uses |= use;
      names[count] = name;
      values[count++] = value;
    },
    ontext: (text) => {
      silence = 0;
      if (isOpening) open();
      if (sinks.length > 0) gatherText(text);
      if (onText && scriptDepth === 0) onText(text);
    },
    onclosetag: close,
  }, { decodeEntities: false, Tokenizer: QuickTokenizer });

  function stop(): void {
    isDone = true;
    parser.pause();
  }

  return {
    write: (html) => {
      silence += html.length;
      parser.write(html);
      if (silence > LONGEST_SILENCE) stop();
    },
    end: () => {
      if (!isDone) parser.end();
      isDone = true;
      while (closings.length > 0) closings.pop()!.then();
    },
    stop,
    isStopped: () => isDone,
    whenClosed,
    text: (then) =>
      gather(
        { text: "", longest: LONGEST_TEXT, isScript: false, isMarked: false },
        (text) => then(decodeHTML(text.slice(0, LONGEST_TEXT))),
      ),
    markedText: (then) =>
      gather(
        { text: "", longest: LONGEST_TEXT, isScript: false, isMarked: true },
        (text) => then(decodeHTML(text.slice(0, LONGEST_TEXT))),
      ),
    mark,
    isMarking: () => marking > 0,
    script: (longest, then) =>
      gather(
        { text: "", longest, isScript: true, isMarked: false },
        (text) => then(text.length < longest ? text : null),
      ),
  };
}
