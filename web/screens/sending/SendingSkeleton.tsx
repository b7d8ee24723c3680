import { RowsSkeleton } from "../../ui/RowsSkeleton.tsx";
import { ScreenTitle, TwoColumns } from "../../ui/Screen.tsx";
import { Section } from "../../ui/Section.tsx";
import { Skeleton } from "../../ui/Skeleton.tsx";

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
