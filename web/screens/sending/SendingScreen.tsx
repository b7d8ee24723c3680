import { Suspense } from "react";
import { SendingGround } from "./SendingGround.tsx";
import { SendingSkeleton } from "./SendingSkeleton.tsx";

/** `/app/offer/envio?oferta=`: what becomes of an offer's messages, group by group, live. */
export const SendingScreen = () => (
  <Suspense fallback={<SendingSkeleton />}>
    <SendingGround />
  </Suspense>
);
