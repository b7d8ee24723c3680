import { Plus } from "lucide-react";
import { Suspense, useCallback, useMemo, useState } from "react";
import { graphql, useSubscription } from "react-relay";
import { useSearchParams } from "react-router-dom";
import type { CalendarScreenQuery } from "../../__generated__/CalendarScreenQuery.graphql.ts";
import type { CalendarScreenSubscription } from "../../__generated__/CalendarScreenSubscription.graphql.ts";
import { lazyOnIdle } from "../../browser/lazy.ts";
import { refetch } from "../../relay/environment.ts";
import { useRefetchMissed } from "../../relay/refetch.ts";
import { useScreenQuery } from "../../relay/useScreenQuery.ts";
import { parseCalendarParams } from "../../routing/calendar_params.ts";
import { parseRepeated, type Repeated } from "../../routing/repeat_path.ts";
import { useDeferredParams } from "../../shared/lists.ts";
import { RedirectToSignIn } from "../../shared/RequestBoundary.tsx";
import { Button } from "../../ui/buttons/Button.tsx";
import { ScreenTitle } from "../../ui/layout/Screen.tsx";
import { RowsSkeleton } from "../../ui/lists/RowsSkeleton.tsx";
import { AgendaView } from "./AgendaView.tsx";
import styles from "./Calendar.module.css";
import { CalendarBar } from "./CalendarBar.tsx";
import { daysOfView, localIn } from "./days.ts";
import type { OwnFields } from "./entry_values.ts";
import { GridView } from "./GridView.tsx";
import { CalendarExample } from "./CalendarExample.tsx";
import { useMoveOccurrence } from "./useMoveOccurrence.tsx";
import { ZoneNotice } from "./ZoneNotice.tsx";

const DayPlanSheet = lazyOnIdle(async () => (await import("./DayPlanSheet.tsx")).DayPlanSheet);
const OtherCalendarsSheet = lazyOnIdle(
  async () => (await import("./OtherCalendarsSheet.tsx")).OtherCalendarsSheet,
);
const EntrySheet = lazyOnIdle(async () => (await import("./EntrySheet.tsx")).EntrySheet);

/** What the sheet shows: a new entry on a day, or an occurrence. */
export type Opened =
  | {
    readonly day: string;
    readonly example?: "TEXT" | "OFFER" | "SLOT";
    readonly repeats?: Repeated;
  }
  | {
    readonly entryId: string;
    readonly occurrence: string;
    /** Its local start, which may differ from the one that the series gives it. */
    readonly startsLocal: string;
    /** What else differs from the series; null: nothing. */
    readonly own: OwnFields | null;
  };

/** `/app/calendar`: what is planned and what became of it; `?ver=` selects a view, `?dia=` a day. */
export function CalendarScreen() {
  const [params, setParams] = useSearchParams();
  const { day, today } = parseCalendarParams(params);
  const repeats = parseRepeated(params);
  const [opened, setOpened] = useState<Opened | null>(repeats && { day, repeats });
  const close = () => {
    setOpened(null);
    setParams((now) => { // a reload shall not begin the repetition again
      now.delete("repetir");
      now.delete("grupo");
      now.delete("em");
      return now;
    }, { replace: true });
  };
  const [sheet, setSheet] = useState<"day" | "others" | null>(null);
  const closeSheet = () => setSheet(null);
  return (
    <>
      <ScreenTitle
        title="O que vai sair, e quando"
        note="Envios programados, horários da casa e o que foi feito de cada um."
        isDocked
        action={
          <Button
            variant="contained"
            startIcon={<Plus size={18} />}
            onClick={() => setOpened({ day })}
          >
            Programar envio
          </Button>
        }
      />
      <div className={styles.content}>
        <CalendarBar />
        <div className={styles.tools}>
          <Button size="small" onClick={() => setSheet("day")}>Como o dia vai ser</Button>
          <Button size="small" onClick={() => setSheet("others")}>Outros calendários</Button>
        </div>
        <Suspense fallback={<RowsSkeleton label="Calendário a caminho" />}>
          <CalendarContent onOpen={setOpened} />
        </Suspense>
      </div>
      <Suspense>
        {sheet === "day" && <DayPlanSheet today={today} onClose={closeSheet} />}
        {sheet === "others" && <OtherCalendarsSheet onClose={closeSheet} />}
      </Suspense>
      {opened && (
        <Suspense>
          <EntrySheet opened={opened} onClose={close} />
        </Suspense>
      )}
    </>
  );
}

const query = graphql`
  query CalendarScreenQuery($from: DateTime!, $to: DateTime!) {
    viewer {
      timeZone
      calendar(from: $from, to: $to) {
        id
        occurrence
        startsAt
        startsLocal
        title
        kind
        isException
        offer {
          id
          title
        }
        campaignTextId
        groups {
          id
        }
        groupTags
        outcome {
          status
          groups
          sent
          waiting
          uncertain
          notSent
          delayedUntil
          reason
        }
        entry {
          id
          version
          title
          recurrence
          startsLocal
          timeZone
          times
        }
      }
    }
  }
`;

type Viewer = NonNullable<CalendarScreenQuery["response"]["viewer"]>;

/** An occurrence, with its local day and time in the person's zone. */
export type Occurrence = Viewer["calendar"][number] & {
  readonly day: string;
  readonly time: string;
};

function CalendarContent({ onOpen }: { onOpen: (opened: Opened) => void }) {
  const [{ day, view, page }, isStale] = useDeferredParams(parseCalendarParams);
  const { viewer } = useScreenQuery<CalendarScreenQuery>(query, page);
  const refresh = useCallback(() => refetch(query, page), [page]);
  useRefetchMissed(refresh);
  useCalendarChanges(refresh);
  const moving = useMoveOccurrence(refresh);
  const occurrences = useMemo(() =>
    (viewer?.calendar ?? []).map((one): Occurrence => {
      const local = localIn(one.startsAt, viewer!.timeZone);
      return { ...one, day: local.slice(0, 10), time: local.slice(11) };
    }), [viewer]);
  if (!viewer) return <RedirectToSignIn />;
  const today = localIn(Date.now(), viewer.timeZone).slice(0, 10);
  const days = daysOfView(view, day);
  const shown = occurrences.filter(({ day }) => days.includes(day));
  return (
    <div aria-busy={isStale} className={styles.views}>
      <ZoneNotice timeZone={viewer.timeZone} occurrences={occurrences} refresh={refresh} />
      {view === "agenda"
        ? (
          <AgendaView
            days={days}
            today={today}
            occurrences={shown}
            moving={moving}
            onOpen={onOpen}
          />
        )
        : (
          <GridView
            isMonth={view === "mes"}
            month={day.slice(0, 7)}
            days={days}
            today={today}
            occurrences={shown}
            moving={moving}
            onOpen={onOpen}
          />
        )}
      {shown.length === 0 && <CalendarExample day={today} onOpen={onOpen} />}
      {moving.dialog}
    </div>
  );
}

/** Loads the view again after a change; `refresh` must be stable. */
function useCalendarChanges(refresh: () => void) {
  useSubscription<CalendarScreenSubscription>(useMemo(() => ({
    subscription: graphql`
      subscription CalendarScreenSubscription {
        calendarChanged {
          id
        }
      }
    `,
    variables: {},
    onNext: refresh,
    onError: () => {}, // the socket reconnects by itself
  }), [refresh]));
}
