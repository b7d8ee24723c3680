import { Suspense } from "react";
import { RowsSkeleton } from "../../ui/lists/RowsSkeleton.tsx";
import { TemplatesGround } from "./TemplatesGround.tsx";

/** `/app/gerador/modelos`: how the messages are worded. */
export const TemplatesScreen = () => (
  <Suspense fallback={<RowsSkeleton label="Modelos a caminho" rows={3} />}>
    <TemplatesGround />
  </Suspense>
);
