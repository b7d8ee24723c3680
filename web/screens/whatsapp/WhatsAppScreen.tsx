import { Suspense } from "react";
import { SettingsTabs } from "../../shared/SettingsTabs.tsx";
import { ScreenTitle } from "../../ui/layout/Screen.tsx";
import { Section } from "../../ui/layout/Section.tsx";
import { Skeleton } from "../../ui/feedback/Skeleton.tsx";
import styles from "./WhatsApp.module.css";
import { WhatsAppGround } from "./WhatsAppGround.tsx";

/** `/app/settings/whatsapp`: how each number is, what it risks, and what one does about it. */
export const WhatsAppScreen = () => (
  <>
    <ScreenTitle
      title="Saúde do WhatsApp"
      note="Conectado só quando o WhatsApp respondeu nos últimos 2 minutos."
    />
    <SettingsTabs />
    <div className={styles.narrow}>
      <Suspense fallback={<Loading />}>
        <WhatsAppGround />
      </Suspense>
    </div>
  </>
);

const Loading = () => (
  <Section>
    <div className={styles.stack}>
      <Skeleton height={42} />
      <Skeleton height={84} />
      <Skeleton variant="rounded" height={44} />
    </div>
  </Section>
);
