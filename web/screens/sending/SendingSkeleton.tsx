import { RowsSkeleton } from "../../ui/lists/RowsSkeleton.tsx";
import { ScreenTitle, TwoColumns } from "../../ui/layout/Screen.tsx";
import { Section } from "../../ui/layout/Section.tsx";
import { Skeleton } from "../../ui/feedback/Skeleton.tsx";

/** The shape of the results while they are on their way. */
export const SendingSkeleton = () => (
  <>
    <ScreenTitle title="Envio" note={<Skeleton width={220} />} />
    <TwoColumns
      aside={
        <Section label="Ritmo a caminho">
          <Skeleton width="40%" height={24} />
          <Skeleton height={20} />
        </Section>
      }
    >
      <RowsSkeleton label="Grupos a caminho" />
    </TwoColumns>
  </>
);
