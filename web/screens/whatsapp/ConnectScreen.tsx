import { Suspense } from "react";
import { ScreenTitle } from "../../ui/layout/Screen.tsx";
import { Section } from "../../ui/layout/Section.tsx";
import { Skeleton } from "../../ui/feedback/Skeleton.tsx";
import { ConnectGround } from "./ConnectGround.tsx";
import styles from "./WhatsApp.module.css";

/** `/app/settings/connect-whatsapp`: one's own number, by a code or a QR code. */
export const ConnectScreen = () => (
  <>
    <ScreenTitle
      title="Conecte o seu WhatsApp"
      note="Seu número entra aqui como um aparelho conectado, igual ao WhatsApp Web."
    />
    <div className={styles.narrow}>
      <Suspense fallback={<Loading />}>
        <ConnectGround />
      </Suspense>
    </div>
  </>
);

const Loading = () => (
  <Section>
    <div className={styles.stack}>
      <Skeleton height={72} />
      <Skeleton variant="rounded" height={56} />
      <Skeleton variant="rounded" height={44} />
    </div>
  </Section>
);
