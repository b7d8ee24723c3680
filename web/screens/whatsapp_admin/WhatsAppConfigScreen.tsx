import { Suspense } from "react";
import { ScreenTitle } from "../../ui/layout/Screen.tsx";
import { Section } from "../../ui/layout/Section.tsx";
import { Skeleton } from "../../ui/feedback/Skeleton.tsx";
import styles from "./WhatsAppConfig.module.css";
import { WhatsAppConfigGround } from "./WhatsAppConfigGround.tsx";

/** `/app/admin/whatsapp-config`: the number that is lent, the gateway, the version, who sends. */
export const WhatsAppConfigScreen = () => (
  <>
    <ScreenTitle
      title="WhatsApp do site"
      note="O número que você empresta, o gateway e quem está enviando agora."
    />
    <div className={styles.ground}>
      <Suspense fallback={<Loading />}>
        <WhatsAppConfigGround />
      </Suspense>
    </div>
  </>
);

const Loading = () => (
  <>
    {["Número", "Gateway", "Envio"].map((part) => (
      <Section key={part} label={`${part} a caminho`}>
        <div className={styles.stack}>
          <Skeleton width="50%" height={24} />
          <Skeleton height={42} />
          <Skeleton variant="rounded" width={180} height={44} />
        </div>
      </Section>
    ))}
  </>
);
