import { useContext, useLayoutEffect, useState } from "react";
import { graphql, useFragment, useLazyLoadQuery } from "react-relay";
import { useNavigate } from "react-router-dom";
import type { SendSheet_viewer$key } from "../../__generated__/SendSheet_viewer.graphql.ts";
import type { useUnpaidCheck_offer$key } from "../../__generated__/useUnpaidCheck_offer.graphql.ts";
import type { SendSheetQuery } from "../../__generated__/SendSheetQuery.graphql.ts";
import { useUnsavedChanges } from "../../browser/unsaved_changes.ts";
import { sendingPath } from "../../paths.ts";
import { AttemptContext } from "../../relay/useScreenQuery.ts";
import { Button } from "../../ui/buttons/Button.tsx";
import { Alert } from "../../ui/feedback/Alert.tsx";
import { Skeleton } from "../../ui/feedback/Skeleton.tsx";
import { Sheet, SheetBody } from "../../ui/overlays/Sheet.tsx";
import { RedirectToSignIn } from "../RequestBoundary.tsx";
import { SheetBoundary } from "../SheetBoundary.tsx";
import { SendFoot } from "./SendFoot.tsx";
import { NoGroups, SendGroups } from "./SendGroups.tsx";
import { SendWhen } from "./SendWhen.tsx";
import { useActiveGroups, withoutFull } from "./useActiveGroups.ts";
import { type SendChoice, useSendChoice } from "./useSendChoice.ts";
import { useSendingPlan, warnings } from "./useSendingPlan.ts";

/** The sheet that sends an offer: groups, time and plan; then opens the results. */
export function SendSheet(props: { offerId: string; title: string; onClose: () => void }) {
  const navigate = useNavigate();
  const choice = useSendChoice(); // survives a rotation of the device and a failed request
  useUnsavedChanges(true); // the chosen groups and time would be lost
  return (
    <Sheet title="Enviar para os grupos" note={props.title} onClose={props.onClose}>
      <SheetBoundary skeleton={[0, 1, 2, 3].map((row) => <Skeleton key={row} height={56} />)}>
        <SendForm
          offerId={props.offerId}
          choice={choice}
          onSent={() => {
            props.onClose();
            navigate(sendingPath(props.offerId));
          }}
        />
      </SheetBoundary>
    </Sheet>
  );
}

type Props = { offerId: string; choice: SendChoice; onSent: () => void };

/** The groups, the time, and the one button. */
function SendForm(props: Props) {
  const fetchKey = useContext(AttemptContext);
  const { viewer, node } = useLazyLoadQuery<SendSheetQuery>(
    graphql`
      query SendSheetQuery($offerId: ID!) {
        viewer {
          ...SendSheet_viewer
        }
        node(id: $offerId) {
          ... on Offer {
            marketplace
            templateId
            hasCustomText
            lastSentAt
            suggestedGroupIds
            ...useUnpaidCheck_offer @alias(as: "unpaidCheck")
          }
        }
      }
    `,
    { offerId: props.offerId },
    { fetchKey, fetchPolicy: "store-and-network" },
  );
  if (!viewer) return <RedirectToSignIn />;
  return (
    <SendFormContent
      {...props}
      viewer={viewer}
      takesGroupTemplate={node?.templateId == null && !node?.hasCustomText}
      isAmazons={node?.marketplace === "AMAZON"}
      lastSentAt={node?.lastSentAt ?? null}
      suggested={node?.suggestedGroupIds ?? noGroups}
      unpaidCheck={node?.unpaidCheck ?? null}
    />
  );
}

const noGroups: readonly string[] = [];

type SendFormContentProps = Props & {
  /** The groups of the last sending that do not have this offer. */
  suggested: readonly string[];
  viewer: SendSheet_viewer$key;
  takesGroupTemplate: boolean;
  isAmazons: boolean;
  lastSentAt: string | null;
  unpaidCheck: useUnpaidCheck_offer$key | null;
};

function SendFormContent(
  { offerId, choice, onSent, viewer, isAmazons, lastSentAt, unpaidCheck, ...props }:
    SendFormContentProps,
) {
  const data = useFragment(
    graphql`
      fragment SendSheet_viewer on Viewer {
        isEmailVerified
        email
        bestHours {
          hour
          percentMore
        }
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
  const groups = useActiveGroups(data);
  const suggested = withoutFull(props.suggested, groups);
  const { timeZone } = data.botSettings;
  const { selection, when } = choice;
  const survey = useSendingPlan(offerId, groups.map(({ id }) => id), when, timeZone);
  const barred = new Set(barredIn(survey.plan)); // may have been picked before the plan arrived
  const chosen = groups.map(({ id }) => id)
    .filter((id) => selection.picked.has(id) && !barred.has(id));
  const isAll = chosen.length === groups.length; // the survey covers them
  const own = useSendingPlan(offerId, isAll ? [] : chosen, when, timeZone);
  const plan = isAll ? survey : own;
  // Before the first paint, so that nothing is ticked under the person's eyes.
  useLayoutEffect(() => choice.begin(suggested), []);
  if (groups.length === 0) return <NoGroups />;
  return (
    <>
      <SheetBody>
        {isAmazons && <AmazonGroupsNote />}
        <SendWhen
          settings={data.botSettings}
          when={when}
          bestHours={data.bestHours}
          nextSlotAt={(plan.plan ?? survey.plan)?.nextSlotAt}
          onChange={choice.setWhen}
        />
        <SendGroups
          groups={groups}
          selection={selection}
          suggested={suggested}
          survey={survey.plan}
          plan={plan.plan}
          takesGroupTemplate={props.takesGroupTemplate}
        />
      </SheetBody>
      <SendFoot
        settings={data.botSettings}
        isConfirmed={data.isEmailVerified}
        email={data.email}
        offerId={offerId}
        choice={choice}
        lastSentAt={lastSentAt}
        unpaidCheck={unpaidCheck}
        groups={groups}
        chosen={chosen}
        plan={plan}
        survey={survey}
        onSent={onSent}
      />
    </>
  );
}

/** The groups that no message can go to. */
const barredIn = (plan: ReturnType<typeof useSendingPlan>["plan"]) =>
  plan?.dispatches
    .filter(({ warning }) => warning && warnings[warning].isBarred)
    .map(({ group }) => group.id);

const KEY = "amazon_groups_read"; // named in web/public/privacy_rows.ts

/** Amazon's rule on private groups, shown until the person has confirmed it once. */
function AmazonGroupsNote() {
  const [isRead, setIsRead] = useState(() => localStorage.getItem(KEY) !== null);
  if (isRead) return null;
  const read = () => {
    localStorage.setItem(KEY, "1");
    setIsRead(true);
  };
  return (
    <Alert severity="warning" action={<Button size="small" onClick={read}>Entendi</Button>}>
      O programa da Amazon não aceita os links dela em grupos fechados. Prefira grupos e canais
      abertos, e cadastre-os na Central de Associados.
    </Alert>
  );
}
