import { UserPlus } from "lucide-react";
import { graphql, useFragment } from "react-relay";
import type { NoGroups_viewer$key } from "../../__generated__/NoGroups_viewer.graphql.ts";
import { Button } from "../../ui/buttons/Button.tsx";
import { EmptyState } from "../../ui/feedback/states.tsx";
import { Section } from "../../ui/layout/Section.tsx";

/** Shown to a connected person without groups: the next step. */
export function NoGroups({ viewer }: { viewer: NoGroups_viewer$key }) {
  const { messengerSessions } = useFragment(
    graphql`
      fragment NoGroups_viewer on Viewer {
        messengerSessions {
          id
          addToGroupUrl
          channel
        }
      }
    `,
    viewer,
  );
  const addToGroupUrl = messengerSessions.find((session) => session.addToGroupUrl)?.addToGroupUrl;
  // `BringGroup` above brings groups to the platform's number.
  if (messengerSessions.every(({ channel }) => channel === "PLATFORM")) return null;
  if (!addToGroupUrl) {
    return (
      <Section title="Nenhum grupo ainda">
        <EmptyState>
          Os grupos em que este número está aparecem aqui sozinhos. Se acabou de conectar, espere um
          instante; se não está em nenhum, crie um grupo pelo celular.
        </EmptyState>
        <p className="small" role="status">Esperando o primeiro grupo…</p>
      </Section>
    );
  }
  return (
    <Section title="Adicione o bot ao seu grupo">
      <EmptyState
        action={
          <Button
            variant="outlined"
            startIcon={<UserPlus size={18} />}
            component="a"
            href={addToGroupUrl}
            target="_blank"
            rel="noopener noreferrer"
          >
            Escolher o grupo no Telegram
          </Button>
        }
      >
        Escolha o grupo ou canal no Telegram e torne o bot administrador, para ele poder escrever.
        Ele aparece aqui assim que entrar.
      </EmptyState>
      <p className="small" role="status">Esperando o primeiro grupo…</p>
    </Section>
  );
}
