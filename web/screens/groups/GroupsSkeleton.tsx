import { Skeleton } from "@mui/material";
import { RowsSkeleton } from "../../ui/RowsSkeleton.tsx";
import { Section } from "../../ui/Section.tsx";

/** The shape of the connection and the list while they are on their way. */
export const GroupsSkeleton = () => (
  <>
    <Section label="Conexão a caminho">
      <Skeleton width="40%" height={24} />
      <Skeleton width="60%" height={20} />
      <Skeleton variant="rounded" height={44} sx={{ mt: 2 }} />
    </Section>
    <RowsSkeleton label="Grupos a caminho" />
  </>
);
