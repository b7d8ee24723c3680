import { UserPlus } from "lucide-react";
import { graphql, useFragment } from "react-relay";
import type { NoGroups_viewer$key } from "../../__generated__/NoGroups_viewer.graphql.ts";
import { Button } from "../../ui/Button.tsx";
import { EmptyState } from "../../ui/EmptyState.tsx";
import { Section } from "../../ui/Section.tsx";

/** Connected, and in no group yet: the one next step; the group then comes by itself. */
export function NoGroups({ viewer }: { viewer: NoGroups_viewer$key }) {
  const { messengerSessions } = useFragment(
    graphql`
      fragment NoGroups_viewer on User {
        messengerSessions {
          id
          addToGroupUrl
        }
      }
    `,
    viewer,
  );
  const addToGroupUrl = messengerSessions.find((session) => session.addToGroupUrl)?.addToGroupUrl;
  return (
    <Section title="Adicione o bot ao seu grupo">
      <EmptyState
        action={addToGroupUrl && (
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
        )}
      >
        Escolha o grupo ou canal no Telegram e torne o bot administrador, para ele poder escrever.
        Ele aparece aqui assim que entrar.
      </EmptyState>
      <p className="small" role="status">Esperando o primeiro grupo…</p>
    </Section>
  );
}
