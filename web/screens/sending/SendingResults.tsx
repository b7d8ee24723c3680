import { Suspense, useEffect, useRef } from "react";
import { graphql, useFragment } from "react-relay";
import { Link } from "react-router-dom";
import type { SendingResults_offer$key } from "../../__generated__/SendingResults_offer.graphql.ts";
import type { SendingResults_pauseOf$key } from "../../__generated__/SendingResults_pauseOf.graphql.ts";
import type { SendingResults_viewer$key } from "../../__generated__/SendingResults_viewer.graphql.ts";
import { lazyOnIdle } from "../../browser/lazy.ts";
import { useIsDesktop } from "../../browser/media.ts";
import { offerPath } from "../../paths.ts";
import { isUnderWay, tallyTitle } from "../../shared/dispatches/tally_words.ts";
import { PauseButton } from "../../shared/sessions/PauseButton.tsx";
import { ScreenTitle, TwoColumns } from "../../ui/layout/Screen.tsx";
import { Section } from "../../ui/layout/Section.tsx";
import { atTimeLabel } from "../../ui/text/clock.ts";
import { PaceCard } from "./PaceCard.tsx";
import styles from "./ResultList.module.css";
import { ResultList } from "./ResultList.tsx";
import { groupsReached, type ResultDispatch, useResults } from "./useResults.ts";

const DecisionsCard = lazyOnIdle(async () => (await import("./DecisionsCard.tsx")).DecisionsCard);
const RuleDecisions = lazyOnIdle(async () =>
  (await import("../../shared/rule_decisions/RuleDecisions.tsx")).RuleDecisions
);

/** An offer's results: what is happening, each group, and what needs a decision. */
export function SendingResults(props: {
  offer: SendingResults_offer$key;
  viewer: SendingResults_viewer$key;
  onRefresh: () => void;
}) {
  const offer = useFragment(
    graphql`
      fragment SendingResults_offer on Offer {
        id
        title
        dispatchTally {
          queued
          sending
          sent
          failed
          uncertain
          expired
          canceled
          total
        }
        ...useResults_offer
      }
    `,
    props.offer,
  );
  const viewer = useFragment(
    graphql`
      fragment SendingResults_viewer on Viewer {
        ...PaceCard_viewer
        ...SendingResults_pauseOf
      }
    `,
    props.viewer,
  );
  const { dispatches, startedAt } = useResults(offer, offer.id, props.onRefresh);
  const pause = usePauseOf(viewer, dispatches);
  useChange(pause.isPaused, props.onRefresh); // the expected times change with it
  const isDesktop = useIsDesktop();
  const tally = offer.dispatchTally;
  const isOpen = dispatches.some(({ status }) =>
    status === "UNCERTAIN" || status === "FAILED" || status === "EXPIRED"
  );
  const decisions = isOpen && (
    <Suspense>
      <DecisionsCard dispatches={dispatches} />
    </Suspense>
  );
  return (
    <>
      <ScreenTitle
        title={tallyTitle(tally, groupsReached(dispatches), pause.isPaused)}
        note={
          <>
            <Link to={offerPath(offer.id)} className={styles.offer}>{offer.title}</Link>
            {startedAt && ` · começou ${atTimeLabel(startedAt, Date.now())}`}
          </>
        }
        action={isUnderWay(tally) && <PauseButton {...pause} />}
      />
      <TwoColumns
        aside={
          <>
            {isDesktop && decisions}
            <PaceCard viewer={viewer} />
          </>
        }
      >
        {!isDesktop && decisions}
        <ResultList
          offerId={offer.id}
          tally={tally}
          isPaused={pause.isPaused}
          dispatches={dispatches}
        />
        <Suspense>
          <Section label="As suas regras">
            <RuleDecisions offerId={offer.id} />
          </Section>
        </Suspense>
      </TwoColumns>
    </>
  );
}

/** Calls `onChange` when `value` changes, but not on the first render. */
function useChange(value: unknown, onChange: () => void) {
  const last = useRef(value);
  useEffect(() => {
    if (last.current === value) return;
    last.current = value;
    onChange();
  }, [value, onChange]);
}

/** Returns whether these messages are paused, and the session to pause or resume; null: all. */
function usePauseOf(
  viewer: SendingResults_pauseOf$key,
  dispatches: readonly ResultDispatch[],
): { isPaused: boolean; sessionId: string | null } {
  const { botSettings, messengerSessions } = useFragment(
    graphql`
      fragment SendingResults_pauseOf on Viewer {
        ...PauseButton_viewer
        botSettings {
          pausedAt
        }
        messengerSessions {
          id
          lane {
            pausedAt
          }
        }
      }
    `,
    viewer,
  );
  if (botSettings.pausedAt) return { isPaused: true, sessionId: null };
  const sending = new Set(
    dispatches.filter(({ status }) => status === "QUEUED" || status === "SENDING")
      .map(({ group }) => group.session.id),
  );
  const paused = messengerSessions.find(({ id, lane }) => sending.has(id) && lane.pausedAt);
  const [only] = sending.size === 1 ? sending : [];
  return { isPaused: paused !== undefined, sessionId: paused?.id ?? only ?? null };
}
