import { graphql } from "react-relay";
import type { ZoneChangedQuery } from "../../__generated__/ZoneChangedQuery.graphql.ts";
import { useScreenQuery } from "../../relay/useScreenQuery.ts";
import { RequestBoundary } from "../RequestBoundary.tsx";
import { zoneCity } from "../time_zones.ts";
import { ZoneQuestion } from "./ZoneQuestion.tsx";

type Props = {
  /** The zone that is saved now. */
  timeZone: string;
};

/** Asks, once the person's zone has changed, what becomes of the calendar's entries to come. */
export const ZoneChanged = (props: Props) => (
  // The calendar asks too: without an answer of the server, nothing is missed.
  <RequestBoundary renderError={() => null}>
    <Loaded key={props.timeZone} {...props} />
  </RequestBoundary>
);

function Loaded({ timeZone }: Props) {
  const { viewer } = useScreenQuery<ZoneChangedQuery>(
    graphql`
      query ZoneChangedQuery {
        viewer {
          calendarZones
        }
      }
    `,
    {},
    "store-and-network",
  );
  const [zone] = (viewer?.calendarZones ?? []).filter((one) => one !== timeZone);
  if (zone === undefined) return null;
  return (
    <ZoneQuestion timeZone={timeZone}>
      O seu calendário tem envios que seguem o relógio de{" "}
      {zoneCity(zone)}, e o seu fuso agora é o de {zoneCity(timeZone)}. A hora escrita vale em qual?
    </ZoneQuestion>
  );
}
