import { Suspense } from "react";
import { graphql } from "react-relay";
import { Navigate, useLocation, useSearchParams } from "react-router-dom";
import type { AutomationScreenQuery } from "../../__generated__/AutomationScreenQuery.graphql.ts";
import { lazyForNewPeople, lazyOnIdle } from "../../browser/lazy.ts";
import { useIsDesktop } from "../../browser/media.ts";
import { paths } from "../../paths.ts";
import { refetch } from "../../relay/environment.ts";
import { useScreenQuery } from "../../relay/useScreenQuery.ts";
import { AutomationTabs } from "../../shared/tabs/AutomationTabs.tsx";
import { RedirectToSignIn } from "../../shared/RequestBoundary.tsx";
import { useSheetParam } from "../../shared/useSheetParam.ts";
import { Button } from "../../ui/buttons/Button.tsx";
import { ScreenTitle, TwoColumns } from "../../ui/layout/Screen.tsx";
import { Section } from "../../ui/layout/Section.tsx";
import { Skeleton } from "../../ui/feedback/Skeleton.tsx";
import { ApprovalInbox } from "./approvals/ApprovalInbox.tsx";
import styles from "./Automation.module.css";
import { RecentDecisions } from "./decisions/RecentDecisions.tsx";
import { RuleCard } from "./RuleCard.tsx";
import { StopAllButton, StoppedNote } from "./StopAll.tsx";
import { rulesNote } from "./rule_status.ts";
import { PlusIcon } from "../../ui/display/drawn_icons.tsx";

const NewRuleCard = lazyOnIdle(async () => (await import("./NewRuleCard.tsx")).NewRuleCard);
const NoRules = lazyForNewPeople(async () => (await import("./NoRules.tsx")).NoRules);
const AutomationChanges = lazyOnIdle(async () =>
  (await import("./AutomationChanges.tsx")).AutomationChanges
);
const NewRuleSheet = lazyOnIdle(async () => (await import("./NewRuleSheet.tsx")).NewRuleSheet);
const DecisionSheet = lazyOnIdle(async () =>
  (await import("./decisions/DecisionSheet.tsx")).DecisionSheet
);

const title = "Diga quando, e a regra faz";

/** `/app/automation`: rules, approvals and decisions; `?regra=` opens a rule, `?folha=` a sheet. */
export function AutomationScreen() {
  const { search } = useLocation();
  // The queue's views stood at this address.
  if (new URLSearchParams(search).has("ver")) return <Navigate replace to={paths.queue + search} />;
  return (
    <Suspense
      fallback={
        <>
          <ScreenTitle title={title} note="Nada sai sem deixar o motivo escrito." />
          <div className={styles.bar}>
            <AutomationTabs />
          </div>
          <TwoColumns aside={<CardSkeleton label="Aprovações a caminho" />}>
            <CardSkeleton label="Regras a caminho" />
          </TwoColumns>
        </>
      }
    >
      <AutomationContent />
    </Suspense>
  );
}

/** The lines of a rule's or an approval's card. */
const CardSkeleton = ({ label }: { label: string }) => (
  <Section label={label}>
    {[45, 95, 90, 60].map((width) => <Skeleton key={width} width={`${width}%`} height={32} />)}
  </Section>
);

const query = graphql`
  query AutomationScreenQuery {
    viewer {
      rulesStoppedAt
      approvalCount
      rules(first: 30) {
        edges {
          node {
            id
            status
            ...ruleData_rule
          }
        }
      }
      ...ApprovalInbox_viewer
      ...RecentDecisions_viewer
    }
  }
`;

const refresh = () => refetch(query, {});

function AutomationContent() {
  const { viewer } = useScreenQuery<AutomationScreenQuery>(query, {});
  const [params, setParams] = useSearchParams();
  const sheet = useSheetParam("folha");
  const isDesktop = useIsDesktop();
  /** Opens a rule in the place of a sheet. */
  const show = (id: string | null) =>
    setParams((now) => {
      now.delete("folha");
      if (id) now.set("regra", id);
      else now.delete("regra");
      return now;
    }, { replace: true, preventScrollReset: true });
  if (!viewer) return <RedirectToSignIn />;
  const rules = viewer.rules.edges.flatMap(({ node }) => node ? [node] : []);
  const opened = params.get("regra") ?? rules[0]?.id ?? null;
  const isNew = opened === "nova";
  const created = (id: string) => {
    show(id);
    refresh();
  };
  const { rulesStoppedAt: stoppedAt } = viewer;
  const inbox = <ApprovalInbox viewer={viewer} refresh={refresh} />;
  const decisions = <RecentDecisions viewer={viewer} onAll={() => sheet.open("todas")} />;
  const newRule = (
    <Button
      variant="outlined"
      startIcon={<PlusIcon size={18} />}
      onClick={() => sheet.open("nova")}
    >
      Nova regra
    </Button>
  );
  return (
    <>
      <ScreenTitle
        title={title}
        note={rulesNote(rules.map(({ status }) => status))}
        action={isDesktop && rules.length > 0 && newRule}
      />
      <div className={styles.bar}>
        <AutomationTabs />
        {!stoppedAt && rules.length > 0 && <StopAllButton onDone={refresh} />}
      </div>
      {stoppedAt && <StoppedNote stoppedAt={stoppedAt} onDone={refresh} />}
      <TwoColumns aside={isDesktop && <>{inbox}{decisions}</>}>
        {!isDesktop && viewer.approvalCount > 0 && <div className={styles.first}>{inbox}</div>}
        {isNew && (
          <Suspense>
            <NewRuleCard onCreated={created} onDiscard={() => show(null)} />
          </Suspense>
        )}
        {rules.length === 0 && !isNew && (
          <NoRules
            onCreated={created}
            onBlank={() => show("nova")}
          />
        )}
        {rules.map((rule) => (
          <RuleCard
            key={rule.id}
            rule={rule}
            isOpen={rule.id === opened}
            onOpen={() => show(rule.id)}
            onDecisions={() => sheet.open(rule.id)}
            refresh={refresh}
          />
        ))}
        {!isDesktop && rules.length > 0 && <div className={styles.wide}>{newRule}</div>}
        {!isDesktop && decisions}
      </TwoColumns>
      <Suspense>
        <AutomationChanges refresh={refresh} />
      </Suspense>
      <Suspense>
        {sheet.openedId === "nova"
          ? (
            <NewRuleSheet
              onClose={sheet.close}
              onCreated={created}
              onBlank={() => show("nova")}
            />
          )
          : sheet.openedId && <DecisionSheet about={sheet.openedId} onClose={sheet.close} />}
      </Suspense>
    </>
  );
}
