import { Button } from "../ui/buttons/Button.tsx";
import { ErrorPage } from "../ui/feedback/ErrorPage.tsx";
import type { MaintenanceData } from "./contract.ts";

const HOME_ZONE = "America/Sao_Paulo";

const instant = new Intl.DateTimeFormat("pt-BR", {
  timeZone: HOME_ZONE,
  day: "numeric",
  month: "long",
  hour: "2-digit",
  minute: "2-digit",
});

/** What everybody but those who pass sees while the site is closed; it loads itself anew. */
export const MaintenancePage = ({ data }: { data: MaintenanceData }) => (
  <ErrorPage
    title="Em manutenção"
    action={
      <Button component="a" variant="outlined" href="">
        Tentar de novo
      </Button>
    }
  >
    {data.message} Voltamos até{" "}
    <time dateTime={data.endsAt}>{instant.format(new Date(data.endsAt))}</time>, horário de
    Brasília. Esta página abre sozinha quando terminar. Nada se perde: as mensagens na fila esperam
    e saem depois.
  </ErrorPage>
);
