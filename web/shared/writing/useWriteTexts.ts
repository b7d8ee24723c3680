import { useRef, useState } from "react";
import { graphql } from "react-relay";
import type {
  useWriteTextsMutation,
  useWriteTextsMutation$data,
  WritingPurpose,
} from "../../__generated__/useWriteTextsMutation.graphql.ts";
import { commit } from "../../relay/commit.ts";
import { failureMessage } from "../../relay/request.ts";
import type { Wish } from "./wish.ts";

/** The answer with its drafts, and whether they reply to a question. */
export type Written = useWriteTextsMutation$data["writeTexts"] & { readonly isReply: boolean };

/** Returns what was written last, and a function that writes; a second call while one runs does nothing. */
export function useWriteTexts() {
  const [written, setWritten] = useState<Written | null>(null);
  const [error, setError] = useState<string | null>(null);
  const [isWriting, setWriting] = useState(false);
  const isRunning = useRef(false); // state comes too late for a double click

  async function write(purpose: WritingPurpose, offerId: string | null, wish: Wish) {
    if (isRunning.current) return;
    isRunning.current = true;
    setWriting(true);
    setError(null);
    try {
      const { writeTexts } = await commit<useWriteTextsMutation>(
        graphql`
          mutation useWriteTextsMutation($input: WriteTextsInput!) {
            writeTexts(input: $input) {
              ... on WrittenTexts {
                drafts {
                  body
                  text
                  message
                  title
                  card(format: SQUARE) {
                    url
                    width
                    height
                  }
                  writtenBy
                }
                rulesMessage
                sent
                viewer {
                  assistant {
                    isResting
                    promptsLeft
                  }
                }
              }
              ... on UserError {
                code
                message
                path
              }
            }
          }
        `,
        {
          input: {
            purpose,
            offerId,
            tone: wish.tone,
            length: wish.length,
            emojis: wish.emojis,
            season: wish.season || null,
            groupId: wish.groupId || null,
            question: wish.question.trim() || null,
          },
        },
      );
      if (writeTexts.message) setError(writeTexts.message);
      else setWritten({ ...writeTexts, isReply: wish.question.trim() !== "" });
    } catch (failure) {
      setError(failureMessage(failure));
    } finally {
      isRunning.current = false;
      setWriting(false);
    }
  }

  return {
    written,
    error,
    isWriting,
    write: (...input: Parameters<typeof write>) => void write(...input),
  };
}
