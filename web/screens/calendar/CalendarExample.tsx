import { CalendarPlus, Megaphone, ShoppingBag } from "lucide-react";
import { Button } from "../../ui/buttons/Button.tsx";
import { Section } from "../../ui/layout/Section.tsx";
import { Row, Rows } from "../../ui/lists/Row.tsx";
import styles from "./Calendar.module.css";
import type { Opened } from "./CalendarScreen.tsx";

/** The empty calendar: three examples of what it does, each to begin with one press. */
export const CalendarExample = (
  { day, onOpen }: { day: string; onOpen: (opened: Opened) => void },
) => (
  <Section title="Nada programado por aqui. Por onde começar?">
    <Rows>
      {([
        [
          "TEXT",
          "Bom dia, de segunda a sexta",
          "Um texto que se repete às 08:00.",
          <Megaphone key="i" size={18} />,
        ],
        [
          "OFFER",
          "Uma oferta na sexta",
          "Às 19:00, no ritmo seguro.",
          <ShoppingBag key="i" size={18} />,
        ],
        [
          "SLOT",
          "Horários da casa",
          "Às 09:00, 12:00 e 19:00 sai o próximo da fila.",
          <CalendarPlus key="i" size={18} />,
        ],
      ] as const).map(([kind, title, note, icon]) => (
        <Row
          key={kind}
          title={title}
          note={note}
          icon={icon}
          status={
            <Button
              size="small"
              variant="outlined"
              aria-label={`Fazer assim: ${title}`}
              onClick={() => onOpen({ day, example: kind })}
            >
              Fazer assim
            </Button>
          }
        />
      ))}
    </Rows>
    <p className={`small ${styles.hint}`}>
      Tudo passa pelo ritmo, pelos limites e pelo horário de silêncio, como os envios à mão.
    </p>
  </Section>
);
