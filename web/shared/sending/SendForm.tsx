import { useContext, useEffect } from "react";
import { graphql, useLazyLoadQuery, usePaginationFragment } from "react-relay";
import { Link } from "react-router-dom";
import type { SendFormQuery } from "../../__generated__/SendFormQuery.graphql.ts";
import type { SendForm_viewer$key } from "../../__generated__/SendForm_viewer.graphql.ts";
import { paths } from "../../paths.ts";
import { AttemptContext } from "../../relay/useScreenQuery.ts";
import { Button } from "../../ui/Button.tsx";
import { EmptyState } from "../../ui/EmptyState.tsx";
import { SheetBody } from "../../ui/Sheet.tsx";
import { ToSignIn } from "../ToSignIn.tsx";
import { useTroubleNotice } from "../useTroubleNotice.tsx";
import { isAgainst, warnings } from "./plan_words.ts";
import { SendFoot } from "./SendFoot.tsx";
import { SendGroups } from "./SendGroups.tsx";
import { SendWhen } from "./SendWhen.tsx";
import type { SendChoice } from "./useSendChoice.ts";
import { useSendingPlan } from "./useSendingPlan.ts";
import { useWholeList } from "./useWholeList.ts";

type Props = { offerId: string; choice: SendChoice; onSent: () => void };

/** The groups, the time, and the one button. */
export function SendForm(props: Props) {
  const fetchKey = useContext(AttemptContext);
  const { viewer } = useLazyLoadQuery<SendFormQuery>(
    graphql`
      query SendFormQuery {
        viewer {
          ...SendForm_viewer
        }
      }
    `,
    {},
    { fetchKey, fetchPolicy: "store-and-network" },
  );
  return viewer ? <Choosing {...props} viewer={viewer} /> : <ToSignIn />;
}

function Choosing({ offerId, choice, onSent, viewer }: Props & { viewer: SendForm_viewer$key }) {
  const { data, ...list } = usePaginationFragment(
    graphql`
      fragment SendForm_viewer on User
      @refetchable(queryName: "SendFormPaginationQuery")
      @argumentDefinitions(
        first: { type: "Int", defaultValue: 100 }
        after: { type: "String" }
      ) {
        emailVerified
        botSettings {
          timeZone
          ...SendWhen_settings
          ...SendFoot_settings
        }
        groups(active: true, first: $first, after: $after) @connection(key: "SendForm_groups") {
          edges {
            node {
              id
              tags
              leftAt
              ...SendGroups_groups
            }
          }
        }
      }
    `,
    viewer,
  );
  const groups = data.groups.edges.flatMap(({ node }) => node && !node.leftAt ? [node] : []);
  useWholeList(list, data.groups.edges.length, useTroubleNotice());
  const { timeZone } = data.botSettings;
  const { selection, when } = choice;
  const survey = useSendingPlan(offerId, groups.map(({ id }) => id), when, timeZone);
  const barred = new Set(barredIn(survey.plan)); // may have been picked before that was known
  const chosen = groups.map(({ id }) => id)
    .filter((id) => selection.picked.has(id) && !barred.has(id));
  const isAll = chosen.length === groups.length; // then the survey is the answer
  const own = useSendingPlan(offerId, isAll ? [] : chosen, when, timeZone);
  const plan = isAll ? survey : own;
  useEffect(() => {
    if (survey.plan && !list.hasNext) choice.begin(clearOf(survey.plan));
  }, [survey.plan, list.hasNext]);
  if (groups.length === 0) return <NoGroups />;
  return (
    <>
      <SheetBody>
        <SendWhen settings={data.botSettings} when={when} onChange={choice.setWhen} />
        <SendGroups
          groups={groups}
          selection={selection}
          survey={survey.plan}
          plan={plan.plan}
        />
      </SheetBody>
      <SendFoot
        settings={data.botSettings}
        isConfirmed={data.emailVerified}
        offerId={offerId}
        choice={choice}
        chosen={chosen}
        plan={plan}
        survey={survey}
        onSent={onSent}
      />
    </>
  );
}

/** The groups that nothing speaks against. */
const clearOf = ({ dispatches }: NonNullable<ReturnType<typeof useSendingPlan>["plan"]>) =>
  dispatches
    .filter(({ warning }) => !warning || !isAgainst(warning))
    .map(({ group }) => group.id);

/** The groups that no message can go to. */
const barredIn = (plan: ReturnType<typeof useSendingPlan>["plan"]) =>
  plan?.dispatches
    .filter(({ warning }) => warning && warnings[warning].isBarred)
    .map(({ group }) => group.id);

const NoGroups = () => (
  <SheetBody>
    <EmptyState
      action={
        <Button variant="contained" component={Link} to={paths.groups}>Conectar um grupo</Button>
      }
    >
      Nenhum grupo para enviar ainda. Conecte o Telegram e adicione o seu bot a um grupo.
    </EmptyState>
  </SheetBody>
);
