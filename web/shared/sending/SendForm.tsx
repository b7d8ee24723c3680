import { useContext, useEffect } from "react";
import { graphql, useFragment, useLazyLoadQuery } from "react-relay";
import type { SendFormQuery } from "../../__generated__/SendFormQuery.graphql.ts";
import type { SendForm_viewer$key } from "../../__generated__/SendForm_viewer.graphql.ts";
import { AttemptContext } from "../../relay/useScreenQuery.ts";
import { SheetBody } from "../../ui/overlays/Sheet.tsx";
import { RedirectToSignIn } from "../RedirectToSignIn.tsx";
import { AmazonGroupsNote } from "./AmazonGroupsNote.tsx";
import { NoGroups } from "./NoGroups.tsx";
import { SendFoot } from "./SendFoot.tsx";
import { SendGroups } from "./SendGroups.tsx";
import { SendWhen } from "./SendWhen.tsx";
import { isAgainst, warnings } from "./plan_words.ts";
import { useActiveGroups } from "./useActiveGroups.ts";
import type { SendChoice } from "./useSendChoice.ts";
import { useSendingPlan } from "./useSendingPlan.ts";

type Props = { offerId: string; choice: SendChoice; onSent: () => void };

/** The groups, the time, and the one button. */
export function SendForm(props: Props) {
  const fetchKey = useContext(AttemptContext);
  const { viewer, node } = useLazyLoadQuery<SendFormQuery>(
    graphql`
      query SendFormQuery($offerId: ID!) {
        viewer {
          ...SendForm_viewer
        }
        node(id: $offerId) {
          ... on Offer {
            marketplace
            lastSentAt
          }
        }
      }
    `,
    { offerId: props.offerId },
    { fetchKey, fetchPolicy: "store-and-network" },
  );
  if (!viewer) return <RedirectToSignIn />;
  return (
    <Choosing
      {...props}
      viewer={viewer}
      isAmazons={node?.marketplace === "AMAZON"}
      lastSentAt={node?.lastSentAt ?? null}
    />
  );
}

type ChoosingProps = Props & {
  viewer: SendForm_viewer$key;
  isAmazons: boolean;
  lastSentAt: string | null;
};

function Choosing({ offerId, choice, onSent, viewer, isAmazons, lastSentAt }: ChoosingProps) {
  const data = useFragment(
    graphql`
      fragment SendForm_viewer on User {
        isEmailVerified
        botSettings {
          timeZone
          ...SendWhen_settings
          ...SendFoot_settings
        }
        ...useActiveGroups_viewer
      }
    `,
    viewer,
  );
  const { groups, isWhole } = useActiveGroups(data);
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
    if (survey.plan && isWhole) choice.begin(clearOf(survey.plan));
  }, [survey.plan, isWhole]);
  if (groups.length === 0) return <NoGroups />;
  return (
    <>
      <SheetBody>
        {isAmazons && <AmazonGroupsNote />}
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
        isConfirmed={data.isEmailVerified}
        offerId={offerId}
        choice={choice}
        lastSentAt={lastSentAt}
        groups={groups}
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
