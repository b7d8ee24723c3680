import { RefreshCw } from "lucide-react";
import { graphql, useFragment } from "react-relay";
import type { ProcessesCard_processes$key } from "../../__generated__/ProcessesCard_processes.graphql.ts";
import { channelNames } from "../../shared/sessions/messengers.ts";
import { Button } from "../../ui/buttons/Button.tsx";
import { Chip } from "../../ui/display/Chip.tsx";
import { countLabel } from "../../ui/text/numbers.ts";
import { EmptyState } from "../../ui/feedback/states.tsx";
import { Row, Rows } from "../../ui/lists/Row.tsx";
import { Section } from "../../ui/layout/Section.tsx";

/** Each sending process, its number of sessions and their health. */
export function ProcessesCard(
  props: { processes: ProcessesCard_processes$key; onRefresh: () => void },
) {
  const processes = useFragment(
    graphql`
      fragment ProcessesCard_processes on MessagingProcess @relay(plural: true) {
        id
        sessions
        channels {
          channel
          sessions
          working
          failing
          sending
        }
      }
    `,
    props.processes,
  );
  const isAnyAlive = processes.some(({ id }) => id);
  return (
    <Section
      title="Processos de envio"
      action={
        <Button
          variant="outlined"
          size="small"
          startIcon={<RefreshCw size={16} />}
          onClick={props.onRefresh}
        >
          Atualizar
        </Button>
      }
    >
      {!isAnyAlive && (
        <EmptyState>
          Nenhum processo de envio responde. O que está na fila espera; inicie o processo no
          servidor.
        </EmptyState>
      )}
      {processes.length > 0 && (
        <Rows>
          {processes.map(({ id, sessions, channels }) => (
            <Row
              key={id ?? "none"}
              title={id ? `Processo ${id.slice(-6)}` : "Sem processo"}
              note={channels.map(({ channel, sessions, working, sending }) =>
                `${channelNames[channel]}: ${working} de ${sessions} com sinal` +
                (sending > 0 ? `, ${sending} enviando` : "")
              ).join(" · ") || "Nenhuma conexão ainda"}
              edge={<Sessions count={sessions} channels={channels} isHeld={id != null} />}
            />
          ))}
        </Rows>
      )}
    </Section>
  );
}

function Sessions(props: {
  count: number;
  channels: readonly { readonly failing: number }[];
  isHeld: boolean;
}) {
  const failing = props.channels.reduce((sum, channel) => sum + channel.failing, 0);
  if (failing > 0) return <Chip tone="wrong">{`${failing} com problema`}</Chip>;
  return (
    <Chip tone={props.isHeld ? "proven" : "doubt"}>
      {countLabel(props.count, "conexão", "conexões")}
    </Chip>
  );
}
