import { Suspense, useState } from "react";
import { graphql } from "react-relay";
import type {
  DecisionSheetQuery,
  RuleOutcome,
} from "../../../__generated__/DecisionSheetQuery.graphql.ts";
import { useScreenQuery } from "../../../relay/useScreenQuery.ts";
import { SheetBoundary } from "../../../shared/SheetBoundary.tsx";
import { RedirectToSignIn } from "../../../shared/RequestBoundary.tsx";
import { SelectChip } from "../../../ui/forms/SelectChip.tsx";
import { EmptyState } from "../../../ui/feedback/states.tsx";
import { LoadMoreButton } from "../../../ui/lists/LoadMoreButton.tsx";
import { RowsSkeleton } from "../../../ui/lists/RowsSkeleton.tsx";
import { Sheet, SheetBody } from "../../../ui/overlays/Sheet.tsx";
import { DecisionRow } from "../../../shared/rule_decisions/DecisionRow.tsx";
import styles from "./Decisions.module.css";
import { useDecisionList } from "./useDecisionList.ts";

type Filter = { ruleId: string; groupId: string; outcome: string };

/** Every decision of 30 days; `about` is a rule's, a group's or an offer's id, or "todas". */
export function DecisionSheet({ about, onClose }: { about: string; onClose: () => void }) {
  const ofType = (prefix: string) => about.startsWith(prefix) ? about : "";
  const [filter, setFilter] = useState<Filter>({
    ruleId: ofType("rul_"),
    groupId: ofType("grp_"),
    outcome: "",
  });
  return (
    <Sheet
      title="Por que foi, por que não"
      note="O que as suas regras decidiram em 30 dias."
      isTall
      onClose={onClose}
    >
      <SheetBoundary>
        <SheetBody>
          <Suspense fallback={<RowsSkeleton label="Decisões a caminho" />}>
            <Content filter={filter} offerId={ofType("ofr_")} onFilter={setFilter} />
          </Suspense>
        </SheetBody>
      </SheetBoundary>
    </Sheet>
  );
}

function Content(
  props: { filter: Filter; offerId: string; onFilter: (filter: Filter) => void },
) {
  const { filter, offerId, onFilter } = props;
  const { viewer } = useScreenQuery<DecisionSheetQuery>(
    graphql`
      query DecisionSheetQuery(
        $ruleId: ID
        $groupId: ID
        $offerId: ID
        $outcome: RuleOutcome
      ) {
        viewer {
          rules(first: 100) {
            edges {
              node {
                id
                name
              }
            }
          }
          groups(first: 100) {
            edges {
              node {
                id
                title
              }
            }
          }
          ...useDecisionList_viewer
            @arguments(ruleId: $ruleId, groupId: $groupId, offerId: $offerId, outcome: $outcome)
        }
      }
    `,
    {
      ruleId: filter.ruleId || null,
      groupId: filter.groupId || null,
      offerId: offerId || null,
      outcome: (filter.outcome || null) as RuleOutcome | null,
    },
    "store-and-network",
  );
  if (!viewer) return <RedirectToSignIn />;
  return (
    <>
      {!offerId && (
        <div className={styles.filters}>
          <SelectChip
            label="Regra"
            value={filter.ruleId}
            onChange={(ruleId) => onFilter({ ...filter, ruleId })}
          >
            <option value="">Todas as regras</option>
            {viewer.rules.edges.map(({ node }) =>
              node && <option key={node.id} value={node.id}>{node.name}</option>
            )}
          </SelectChip>
          <SelectChip
            label="Grupo"
            value={filter.groupId}
            onChange={(groupId) => onFilter({ ...filter, groupId })}
          >
            <option value="">Todos os grupos</option>
            {viewer.groups.edges.map(({ node }) =>
              node && <option key={node.id} value={node.id}>{node.title}</option>
            )}
          </SelectChip>
          <SelectChip
            label="Decisão"
            value={filter.outcome}
            onChange={(outcome) => onFilter({ ...filter, outcome })}
          >
            <option value="">Sim e não</option>
            <option value="QUEUED">Enviou</option>
            <option value="ASKED">Perguntou</option>
            <option value="SKIPPED">Não enviou</option>
            <option value="FAILED">Falhou</option>
          </SelectChip>
        </div>
      )}
      <List viewer={viewer} />
    </>
  );
}

function List({ viewer }: { viewer: Parameters<typeof useDecisionList>[0] }) {
  const { decisions, list, hasMore, isLoading, showMore } = useDecisionList(viewer);
  if (decisions.length === 0) {
    return <EmptyState>Nenhuma decisão assim nos últimos 30 dias.</EmptyState>;
  }
  return (
    <>
      <ul ref={list} className={styles.list}>
        {decisions.map((decision) => <DecisionRow key={decision.id} decision={decision} />)}
      </ul>
      {hasMore && <LoadMoreButton isBusy={isLoading} onClick={showMore} />}
    </>
  );
}
