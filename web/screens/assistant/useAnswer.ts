import { useEffect, useState } from "react";
import { getRequest, graphql } from "relay-runtime";
import { announce } from "../../browser/accessibility.ts";
import { subscribe } from "../../live/socket.ts";

/** What is written of an answer; `draw` tells one drawing from the next. */
export type Written = { readonly draw: number; readonly text: string };

const growth = graphql`
  subscription useAnswerSubscription($id: ID!, $draw: Int!, $offset: Int!) {
    threadMessageChanged(id: $id, draw: $draw, offset: $offset) {
      id
      draw
      offset
      text
      threadMessage {
        id
        status
      }
    }
  }
`;

type Growth = {
  readonly draw: number;
  readonly offset: number;
  readonly text: string;
  readonly threadMessage?: { readonly id: string } | null;
};

/** Returns what is written after a piece came: one that came before changes nothing. */
export const grown = (written: Written, { draw, offset, text }: Growth): Written =>
  draw < written.draw
    ? written
    : { draw, text: (draw === written.draw ? written.text : "").slice(0, offset) + text };

/**
 * Follows an answer while it is written; null: none is. After a lost connection it goes on where it
 * was. `onEnd` is called when it has ended.
 */
export function useAnswer(id: string | null, onEnd: () => void): Written {
  const [state, setState] = useState<Written & { id: string | null }>({ id, draw: 0, text: "" });
  useEffect(() => {
    if (id === null) return;
    let written: Written = { draw: 0, text: "" };
    let isOver = false;
    const end = () => {
      if (!isOver) onEnd();
      isOver = true;
    };
    setState({ id, ...written });
    announce("O Garimpo IA está respondendo.");
    return subscribe(getRequest(growth).params, () => ({
      id,
      draw: written.draw,
      offset: written.text.length,
    }), {
      next({ data }) {
        const change = data?.["threadMessageChanged"] as Growth | undefined;
        if (!change) return;
        written = grown(written, change);
        setState({ id, ...written });
        if (change.threadMessage) {
          announce(written.text || "A resposta terminou.");
          end();
        }
      },
      error: end,
      complete: end,
    });
  }, [id]);
  return state.id === id ? state : { draw: 0, text: "" };
}
