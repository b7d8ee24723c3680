import { Suspense } from "react";
import { RowsSkeleton } from "../../ui/lists/RowsSkeleton.tsx";
import { ScreenTitle, TwoColumns } from "../../ui/layout/Screen.tsx";
import { QueueGround } from "./QueueGround.tsx";

/** `/app/automation`: what goes out, what waits and for what, what did not go. */
export const QueueScreen = () => (
  <Suspense
    fallback={
      <>
        <ScreenTitle title={title} note={note} />
        <TwoColumns>
          <RowsSkeleton label="Fila a caminho" />
        </TwoColumns>
      </>
    }
  >
    <QueueGround title={title} note={note} />
  </Suspense>
);

const title = "Fila de envios";
const note = "Uma mensagem de cada vez, no seu ritmo.";
