import { Fragment, type ReactNode } from "react";
import { Skeleton } from "../feedback/Skeleton.tsx";
import { Section } from "../layout/Section.tsx";
import styles from "./MessageBubble.module.css";
import { ProductPhoto } from "./ProductPhoto.tsx";

/**
 * A message as the group will see it; `isCapped` scrolls one that is taller than the window.
 * `picture` stands in the place of the photo.
 */
export function MessageBubble({ text, imageUrl, picture, isCapped = false }: {
  text: string;
  imageUrl: string | null;
  picture?: ReactNode;
  isCapped?: boolean | undefined;
}) {
  const paragraphs = text.split(/\n{2,}/).map((paragraph) => paragraph.split("\n"));
  return (
    <div
      className={isCapped ? `${styles.chat} ${styles.capped}` : styles.chat}
      {...(isCapped && { tabIndex: 0, role: "group", "aria-label": "Mensagem" })}
    >
      <div className={styles.bubble} data-typed>
        {picture || (imageUrl && <ProductPhoto url={imageUrl} shape="wide" />)}
        {paragraphs.map((lines, at) => (
          <p key={at}>
            {lines.map((line, row) => (
              <Fragment key={row}>
                {row > 0 && <br />}
                <MessageLine line={line} />
              </Fragment>
            ))}
          </p>
        ))}
      </div>
    </div>
  );
}

/** One line of a message, with WhatsApp's marks. */
export const MessageLine = ({ line }: { line: string }) =>
  markedRuns(line).map((run, at) => <Marked key={at} run={run} />);

function Marked({ run: { style, text } }: { run: Run }) {
  if (style === "bold") return <b>{text}</b>;
  if (style === "strike") return <s>{text}</s>;
  if (style === "italic") return <i>{text}</i>;
  if (style === "link") return <LinkText url={text} />;
  return text;
}

/** Characters of a link that fits beside a sign on a phone's bubble. */
const SHORT_LINK = 36;
/** Characters at its end, which tell one link from another. */
const TAIL = 10;

/** A link as written; the middle of a long one is out of sight, but is read and copied. */
function LinkText({ url }: { url: string }) {
  if (url.length <= SHORT_LINK) return <span>{url}</span>;
  return (
    <span className={styles.link} title={url}>
      <span>{url.slice(0, -TAIL)}</span>
      <span>{url.slice(-TAIL)}</span>
    </span>
  );
}

/** A card with the message as the group will see it. */
export function MessageCard(props: {
  /** Null: the server did not write it yet. */
  text: string | null;
  imageUrl: string | null;
  picture?: ReactNode;
  isCapped?: boolean;
  action?: ReactNode;
  /** Why it is missing, or of earlier values. */
  problem?: string | null;
  children?: ReactNode;
}) {
  const { text, problem } = props;
  return (
    <Section title="O grupo vai ver" action={props.action}>
      {text !== null
        ? (
          <MessageBubble
            text={text}
            imageUrl={props.imageUrl}
            picture={props.picture}
            isCapped={props.isCapped}
          />
        )
        : !problem && <Skeleton variant="rounded" height={180} />}
      {problem && <p className="small" role="status">{problem}</p>}
      {props.children}
    </Section>
  );
}

/** A part of a message in one style; a link is its address as written. */
export type Run = {
  readonly style: "plain" | "bold" | "strike" | "italic" | "link";
  readonly text: string;
};

const runStyles = { "*": "bold", "~": "strike", _: "italic" } as const;

/** Matches an address, or a pair of marks directly around their words, as WhatsApp requires. */
const marks =
  /(https?:\/\/\S+)|(?<![\p{L}\p{N}])([*~_])(?=\S)((?:(?!\2).)*?\S)\2(?![\p{L}\p{N}])/gu;

/** Splits one line of a message with WhatsApp's marks into its runs. */
export function markedRuns(line: string): Run[] {
  const runs: Run[] = [];
  let end = 0;
  for (const match of line.matchAll(marks)) {
    const [whole, link, mark, inner] = match;
    if (match.index > end) runs.push({ style: "plain", text: line.slice(end, match.index) });
    if (link) runs.push({ style: "link", text: link });
    else runs.push({ style: runStyles[mark as keyof typeof runStyles], text: inner ?? "" });
    end = match.index + whole.length;
  }
  if (end < line.length) runs.push({ style: "plain", text: line.slice(end) });
  return runs;
}
