import { Suspense, useState } from "react";
import { graphql } from "react-relay";
import type { DayPlanSheetQuery } from "../../__generated__/DayPlanSheetQuery.graphql.ts";
import { useScreenQuery } from "../../relay/useScreenQuery.ts";
import { SheetBoundary } from "../../shared/SheetBoundary.tsx";
import { RowsSkeleton } from "../../ui/lists/RowsSkeleton.tsx";
import { EmptyState } from "../../ui/feedback/states.tsx";
import { Field } from "../../ui/forms/Field.tsx";
import { Row, Rows } from "../../ui/lists/Row.tsx";
import { Sheet, SheetBody } from "../../ui/overlays/Sheet.tsx";
import { clockLabel } from "../../ui/text/clock.ts";

/** How a day will really go. */
export function DayPlanSheet({ today, onClose }: { today: string; onClose: () => void }) {
  const [day, setDay] = useState(today);
  return (
    <Sheet title="Como o dia vai ser" isTall onClose={onClose}>
      <SheetBody>
        <Field
          type="date"
          label="Dia"
          value={day}
          min={today}
          helperText="Depois do ritmo, dos limites e do horário de silêncio, com o que não vai sair e por quê. Até 31 dias à frente."
          onChange={({ target }) => setDay(target.value || today)}
        />
        <SheetBoundary key={day}>
          <Suspense fallback={<RowsSkeleton label="O dia a caminho" />}>
            <DayPlan day={day} />
          </Suspense>
        </SheetBoundary>
      </SheetBody>
    </Sheet>
  );
}

/** The messages of a day in the order in which they will really go. */
function DayPlan({ day }: { day: string }) {
  const { viewer } = useScreenQuery<DayPlanSheetQuery>(
    graphql`
      query DayPlanSheetQuery($day: String!) {
        viewer {
          calendarDay(day: $day) {
            title
            plannedAt
            expectedAt
            reason
            group {
              id
              title
            }
            entry {
              id
            }
            dispatch {
              id
            }
          }
        }
      }
    `,
    { day },
  );
  const items = viewer?.calendarDay ?? [];
  if (items.length === 0) return <EmptyState>Nada sai neste dia.</EmptyState>;
  return (
    <Rows>
      {items.map(({ title, plannedAt, expectedAt, reason, group }, at) => (
        <Row
          key={at}
          title={title ?? "Mensagem na fila"}
          note={[
            group?.title,
            (!expectedAt || clockLabel(expectedAt) !== clockLabel(plannedAt)) &&
            `programado para ${clockLabel(plannedAt)}`,
          ].filter(Boolean).join(" · ")}
          edge={<b className="tnum">{expectedAt ? clockLabel(expectedAt) : "não sai"}</b>}
        >
          {reason && (
            <div>
              <span className="small">{reason}</span>
            </div>
          )}
        </Row>
      ))}
    </Rows>
  );
}
