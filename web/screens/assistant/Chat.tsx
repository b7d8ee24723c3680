import { useEffect, useRef, useState } from "react";
import { graphql, useFragment } from "react-relay";
import type { Chat_thread$key } from "../../__generated__/Chat_thread.graphql.ts";
import { freshKey } from "../../shared/fresh_key.ts";
import { useMutationAction } from "../../shared/useMutationAction.ts";
import styles from "./Assistant.module.css";
import { retryAnswer, sendPrompt, stopAnswer } from "./thread_mutations.ts";
import { branchesTo, branchOf } from "./branches.ts";
import { Composer } from "./Composer.tsx";
import { Examples } from "./Examples.tsx";
import { Message } from "./Message.tsx";
import { useAnswer } from "./useAnswer.ts";

type Status = {
  readonly isResting: boolean;
  readonly promptsLeft?: number | null | undefined;
};

/** One conversation: the messages of one of its branches, and the field for the next prompt. */
export function Chat(props: {
  /** Null: it has not begun. */
  thread: Chat_thread$key | null;
  assistant: Status;
  /** The message whose branch is opened; null: the newest. */
  openId: string | null;
  /** The newest offer, for an example; null: there is none. */
  offerTitle: string | null;
  onThread: (id: string) => void;
  refresh: () => void;
}) {
  const thread = useFragment(
    graphql`
      fragment Chat_thread on Thread {
        id
        messages {
          id
          parentId
          role
          status
          text
          ...Message_message
        }
      }
    `,
    props.thread,
  );
  const [chosen, setChosen] = useState(() => branchesTo(thread?.messages ?? [], props.openId));
  /** The prompt that is written anew, in a branch beside it; null: the next one. */
  const [edited, setEdited] = useState<string | null>(null);
  const [text, setText] = useState("");
  const sentAs = useRef({ about: "", key: "" });
  const [runAction, isBusy] = useMutationAction();
  const shown = branchOf(thread?.messages ?? [], chosen);
  const writing = shown.find(({ message }) => message.status === "WRITING")?.message.id ?? null;
  const written = useAnswer(writing, props.refresh);
  const last = shown.at(-1)?.message ?? null;
  const canAsk = !props.assistant.isResting && props.assistant.promptsLeft !== 0;
  const end = useRef<HTMLDivElement>(null);
  /** Whether the end comes into sight with the next drawing: at first, and for what was just asked. */
  const isAtEnd = useRef(true);
  useEffect(() => {
    const opened = isAtEnd.current && props.openId && document.getElementById(props.openId);
    if (opened) opened.scrollIntoView({ block: "center" });
    else if (last && (isAtEnd.current || isNearEnd())) {
      end.current?.scrollIntoView({ block: "end" });
    }
    isAtEnd.current = false;
  }, [written.text, last?.id]);

  /** Shows the newest branch below a message. */
  const showNewest = (parent: string) => {
    isAtEnd.current = true;
    setChosen((now) => new Map([...now].filter(([id]) => id !== parent)));
  };
  const send = (prompt: string) =>
    void runAction(async () => {
      const parent = edited
        ? thread?.messages.find(({ id }) => id === edited)?.parentId ?? null
        : last?.id ?? null;
      const input = { text: prompt, threadId: thread?.id ?? null, parentId: parent };
      const about = JSON.stringify(input);
      // The same again is the same prompt, whose response was lost; another text is another prompt.
      if (sentAs.current.about !== about) sentAs.current = { about, key: freshKey() };
      const sent = await sendPrompt({ ...input, key: sentAs.current.key });
      if (sent.message !== null) return sent.message;
      showNewest(parent ?? "");
      setText("");
      setEdited(null);
      sentAs.current = { about: "", key: "" };
      if (sent.threadId && !thread) props.onThread(sent.threadId);
      return null;
    });
  const retry = (id: string, parent: string) =>
    void runAction(() => retryAnswer(id), () => showNewest(parent));

  return (
    <>
      {shown.length === 0 && canAsk && <Examples offerTitle={props.offerTitle} onChoose={send} />}
      <ol className={styles.messages} aria-label="Conversa">
        {shown.map(({ message, siblings }) => (
          <Message
            key={message.id}
            message={message}
            written={message.id === writing ? written.text : null}
            siblings={siblings}
            isLast={message.id === last?.id}
            onBranch={(id) => setChosen((now) => new Map(now).set(message.parentId ?? "", id))}
            onRetry={() => retry(message.id, message.parentId ?? "")}
            onEdit={() => {
              setEdited(message.id);
              setText(message.text);
            }}
          />
        ))}
      </ol>
      <Composer
        text={text}
        isEditing={edited !== null}
        isBusy={isBusy}
        isWriting={writing !== null}
        canAsk={canAsk}
        isResting={props.assistant.isResting}
        promptsLeft={props.assistant.promptsLeft ?? null}
        onChange={setText}
        onSend={() => send(text)}
        onStop={() => writing && void stopAnswer(writing).then(props.refresh, props.refresh)}
        onCancelEdit={() => {
          setEdited(null);
          setText("");
        }}
      />
      <div ref={end} />
    </>
  );
}

/** Whether the end of the page is in sight, or nearly: who reads further up is not moved. */
const isNearEnd = () => {
  const { scrollHeight } = document.documentElement;
  return scrollHeight - scrollY - innerHeight < 240;
};
