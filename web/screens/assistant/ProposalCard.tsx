import { graphql, useFragment } from "react-relay";
import { Link, useNavigate } from "react-router-dom";
import type { ProposalCard_proposal$key } from "../../__generated__/ProposalCard_proposal.graphql.ts";
import { offerPath, paths } from "../../paths.ts";
import { useMutationAction } from "../../shared/useMutationAction.ts";
import { BusyButton, Button } from "../../ui/buttons/Button.tsx";
import { Chip } from "../../ui/display/Chip.tsx";
import { MessageBubble } from "../../ui/display/MessageBubble.tsx";
import { showNotice } from "../../ui/overlays/notices.ts";
import { PlainSentence } from "../../shared/rules/RuleSentence.tsx";
import { namesOf, valuesOf } from "../../shared/rules/rule_data.ts";
import styles from "./Assistant.module.css";
import { acceptProposal, dismissProposal, editProposal } from "./proposal_mutations.ts";
import { openEditor } from "./open_editor.ts";
import { ProposedEntry } from "./ProposedEntry.tsx";

const titles = {
  OFFER: "Criar uma oferta",
  MESSAGE: "Mudar a mensagem de uma oferta",
  TEXT: "Guardar um texto",
  CALENDAR_ENTRY: "Programar um envio",
  RULE: "Criar uma regra",
} as const;

/** What the assistant proposes, drawn as what it would become, and the person's answer to it. */
export function ProposalCard(props: { proposal: ProposalCard_proposal$key }) {
  const proposal = useFragment(
    graphql`
      fragment ProposalCard_proposal on Proposal {
        id
        kind
        status
        resultId
        link
        product {
          id
          title
        }
        preview {
          text
          words
          imageUrl
          offer {
            id
            title
          }
        }
        text {
          name
          body
        }
        entry {
          startsLocal
          campaignText {
            id
          }
          offer {
            id
          }
          groups {
            id
          }
          ...ProposedEntry_entry
        }
        rule {
          name
          trigger {
            ...ruleData_trigger
          }
          conditions {
            ...ruleData_conditions
          }
          actions {
            ...ruleData_actions
          }
        }
      }
    `,
    props.proposal,
  );
  const [runAction, isBusy] = useMutationAction();
  const navigate = useNavigate();
  const { id, kind, status, text, entry, rule, preview, product } = proposal;
  const isOpen = status === "PENDING" || status === "EDITED";
  const title = titles[kind as keyof typeof titles];
  const accept = () =>
    void runAction(
      () => acceptProposal(id),
      () => showNotice("Feito.", { variant: "success" }),
    );
  const edit = () =>
    void runAction(
      () => editProposal(id),
      () => navigate(openEditor({ ...proposal, rule: rule ? valuesOf(rule) : null })),
    );
  return (
    <section className={`${styles.proposal} on-card`} aria-label={`Proposta: ${title}`}>
      <div className={styles.head}>
        <h2>{title}</h2>
        {status !== "PENDING" && <StatusChip status={status} />}
      </div>
      {proposal.link && (
        <>
          <p className={styles.link}>{proposal.link}</p>
          {status === "PENDING" && (
            <p className="small">Ao fazer, leio o preço na página e crio um rascunho.</p>
          )}
        </>
      )}
      {kind === "OFFER" && !proposal.link && <p>{product?.title ?? "O produto não existe mais."}
      </p>}
      {kind === "MESSAGE" && <p>{preview?.offer?.title ?? "A oferta não existe mais."}</p>}
      {preview && <MessageBubble text={preview.text} imageUrl={preview.imageUrl ?? null} />}
      {text && (
        <>
          <p className="small">{text.name}</p>
          <MessageBubble text={text.body} imageUrl={null} />
        </>
      )}
      {entry && <ProposedEntry entry={entry} />}
      {rule && (
        <>
          <p className="small">{rule.name}: pergunta a você antes de cada envio.</p>
          <PlainSentence rule={valuesOf(rule)} names={namesOf(rule)} isMuted={false} />
        </>
      )}
      {isOpen && (
        <div className={styles.actions}>
          {status === "PENDING" && (
            <BusyButton variant="contained" isBusy={isBusy} onClick={accept}>Fazer</BusyButton>
          )}
          <Button variant="outlined" onClick={edit}>
            {status === "EDITED" ? "Abrir de novo" : "Editar"}
          </Button>
          <Button onClick={() => void runAction(() => dismissProposal(id))}>Agora não</Button>
        </div>
      )}
      {proposal.resultId && (
        <div className={styles.actions}>
          <Button component={Link} to={resultPath(proposal.resultId)}>Ver o que foi feito</Button>
        </div>
      )}
    </section>
  );
}

const chips = {
  ACCEPTED: ["proven", "Feito"],
  EDITED: ["quiet", "Em edição"],
  DISMISSED: ["quiet", "Deixado de lado"],
  EXPIRED: ["quiet", "Passou de um dia"],
} as const;

function StatusChip({ status }: { status: string }) {
  const [tone, words] = chips[status as keyof typeof chips] ?? ["quiet", status];
  return <Chip tone={tone}>{words}</Chip>;
}

/** The screen that shows what was made. */
function resultPath(id: string): string {
  if (id.startsWith("ofr_")) return offerPath(id);
  if (id.startsWith("cmt_")) return `${paths.campaignTexts}?texto=${id}`;
  if (id.startsWith("rul_")) return `${paths.automation}?regra=${id}`;
  return paths.calendar;
}
