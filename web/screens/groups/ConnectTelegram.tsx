import { ExternalLink } from "lucide-react";
import { Button } from "../../ui/buttons/Button.tsx";
import { Section } from "../../ui/layout/Section.tsx";
import styles from "./SessionCard.module.css";
import { TokenForm } from "./TokenForm.tsx";

const BOT_FATHER = "https://t.me/BotFather";

/** Connects a Telegram bot, step by step. */
export function ConnectTelegram(props: { isMore: boolean; onConnected: () => void }) {
  return (
    <Section title={props.isMore ? "Conecte outro bot do Telegram" : "Conecte o Telegram"}>
      <ol className={styles.steps}>
        <li>
          <div>
            <p>
              Abra a conversa com o @BotFather, envie <b>/newbot</b>{" "}
              e escolha um nome para o seu bot.
            </p>
            <Button
              size="small"
              variant="outlined"
              className={styles.botFather}
              startIcon={<ExternalLink size={16} />}
              component="a"
              href={BOT_FATHER}
              target="_blank"
              rel="noopener noreferrer"
            >
              Abrir o @BotFather
            </Button>
          </div>
        </li>
        <li>
          <p>Copie o token que ele responde: números, dois-pontos e letras.</p>
        </li>
        <li>
          <div>
            <p>Cole o token aqui. Nós o guardamos cifrado e nunca o mostramos inteiro.</p>
            <TokenForm
              label="Token do bot"
              submitLabel="Conectar"
              onConnected={props.onConnected}
            />
          </div>
        </li>
      </ol>
    </Section>
  );
}
