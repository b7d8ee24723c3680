import { Suspense } from "react";
import { SheetBoundary } from "../../shared/SheetBoundary.tsx";
import { Skeleton } from "../../ui/feedback/Skeleton.tsx";
import { Sheet, SheetBody, SheetSection } from "../../ui/overlays/Sheet.tsx";
import { CalendarFeed } from "./CalendarFeed.tsx";
import { CalendarImport } from "./CalendarImport.tsx";

/** The calendar's address for other programs, and dates from their files. */
export const OtherCalendarsSheet = ({ onClose }: { onClose: () => void }) => (
  <Sheet title="Outros calendários" onClose={onClose}>
    <SheetBody>
      <SheetSection title="Ver em outro calendário">
        <SheetBoundary>
          <Suspense fallback={<Skeleton height={96} />}>
            <CalendarFeed />
          </Suspense>
        </SheetBoundary>
      </SheetSection>
      <SheetSection title="Trazer datas de um arquivo">
        <CalendarImport />
      </SheetSection>
    </SheetBody>
  </Sheet>
);
