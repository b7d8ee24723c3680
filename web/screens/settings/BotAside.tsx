import { graphql, useFragment } from "react-relay";
import { Link } from "react-router-dom";
import type { BotAside_viewer$key } from "../../__generated__/BotAside_viewer.graphql.ts";
import { paths } from "../../paths.ts";
import { MessageCard } from "../../ui/display/MessageBubble.tsx";
import { useMessagePreview } from "../../shared/offers/useMessagePreview.ts";
import { useSessionChanges } from "../../shared/sessions/useSessionChanges.ts";
import { Section } from "../../ui/layout/Section.tsx";
import { TestMessage } from "./TestMessage.tsx";

/** A preview of every message with the signature being typed, and the test message. */
export function BotAside(props: { viewer: BotAside_viewer$key; signature: string }) {
  const { messageSettings, messengerSessions } = useFragment(
    graphql`
      fragment BotAside_viewer on Viewer {
        messageSettings {
          hasDisclosure
        }
        messengerSessions {
          id
          health
          channel
          ...TestMessage_session
        }
      }
    `,
    props.viewer,
  );
  useSessionChanges(); // so that `isOwnerKnown` follows a chat opened in Telegram
  const connected = messengerSessions.filter(({ health }) => health !== "DISCONNECTED");
  const sessions = connected.filter(({ channel }) => channel !== "PLATFORM");
  const { preview, problem } = useMessagePreview({
    fields: { title: "O título da sua oferta" },
    settings: {
      hasDisclosure: messageSettings.hasDisclosure,
      signature: props.signature,
    },
  });
  return (
    <>
      <MessageCard text={preview?.text ?? null} imageUrl={null} problem={problem} />
      {sessions.map((session) => <TestMessage key={session.id} session={session} />)}
      {sessions.length === 0 && (
        <Section title="Mensagem de teste">
          <p className="small">
            {connected.length > 0
              ? "O número da plataforma só escreve nos grupos. Para testar, envie uma oferta a um deles."
              : (
                <>
                  <Link to={paths.groups}>Conecte o WhatsApp ou o Telegram</Link>{" "}
                  para se mandar um teste.
                </>
              )}
          </p>
        </Section>
      )}
    </>
  );
}
