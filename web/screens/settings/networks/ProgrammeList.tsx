import { Plus } from "lucide-react";
import { Suspense } from "react";
import { graphql, useFragment } from "react-relay";
import type {
  ProgrammeList_viewer$data,
  ProgrammeList_viewer$key,
} from "../../../__generated__/ProgrammeList_viewer.graphql.ts";
import { lazyOnIdle } from "../../../browser/lazy.ts";
import { ProofChip } from "../../../shared/offers/OfferChips.tsx";
import { useSheetParam } from "../../../shared/useSheetParam.ts";
import { Button } from "../../../ui/buttons/Button.tsx";
import { EmptyState } from "../../../ui/feedback/states.tsx";
import { Section } from "../../../ui/layout/Section.tsx";
import { Row, Rows } from "../../../ui/lists/Row.tsx";
import { networkNames } from "../../../shared/network_names.ts";
import { networkWords } from "./network_words.ts";
import styles from "./Networks.module.css";

const ProgrammeSheet = lazyOnIdle(async () =>
  (await import("./ProgrammeSheet.tsx")).ProgrammeSheet
);

/** The value of `?programa=` that opens an empty sheet. */
const NEW = "novo";

/** The shops whose programmes the person entered, and how sure their links are. */
export function ProgrammeList(props: { viewer: ProgrammeList_viewer$key }) {
  const viewer = useFragment(
    graphql`
      fragment ProgrammeList_viewer on Viewer {
        shopProgrammes {
          id
          host
          network
          cookieDays
          commissionPercent
          proof
          unpaidReason
        }
        ...ProgrammeSheet_viewer
      }
    `,
    props.viewer,
  );
  const { openedId, open, close } = useSheetParam("programa");
  const { shopProgrammes: programmes } = viewer;
  const add = (variant: "contained" | "outlined") => (
    <Button
      variant={variant}
      startIcon={<Plus size={18} />}
      onClick={() => open(NEW)}
    >
      Adicionar loja
    </Button>
  );
  return (
    <Section title="Suas lojas">
      {programmes.length === 0
        ? (
          <EmptyState action={add("contained")}>
            KaBuM!, Netshoes, Casas Bahia e muitas outras pagam por redes de afiliados. Adicione uma
            loja, e os links dela passam a pagar você.
          </EmptyState>
        )
        : (
          <div className={styles.list}>
            <Rows>
              {programmes.map((programme) => (
                <Row
                  key={programme.id}
                  title={programme.host}
                  note={noteOf(programme)}
                  status={<ProofChip proof={programme.proof} marketplace="OTHER" isPlain />}
                  onOpen={() => open(programme.id)}
                />
              ))}
            </Rows>
            {add("outlined")}
          </div>
        )}
      {openedId !== null && (
        <Suspense>
          <ProgrammeSheet
            key={openedId}
            viewer={viewer}
            programmeId={openedId === NEW ? null : openedId}
            onClose={close}
          />
        </Suspense>
      )}
    </Section>
  );
}

type Programme = ProgrammeList_viewer$data["shopProgrammes"][number];

/** "Awin · 6,5% que você informou · clique de 30 dias"; what is missing comes first. */
function noteOf({ network, proof, commissionPercent, cookieDays }: Programme): string {
  const { publisher } = networkWords[network];
  return [
    proof === "NONE" && publisher
      ? `Falta o seu ID na ${networkNames[network]}`
      : networkNames[network],
    commissionPercent != null &&
    `${commissionPercent.toLocaleString("pt-BR")}% que você informou`,
    cookieDays != null && `clique de ${cookieDays} ${cookieDays === 1 ? "dia" : "dias"}`,
  ].filter(Boolean).join(" · ");
}
