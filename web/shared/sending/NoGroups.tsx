import { Link } from "react-router-dom";
import { paths } from "../../paths.ts";
import { Button } from "../../ui/buttons/Button.tsx";
import { EmptyState } from "../../ui/feedback/states.tsx";
import { SheetBody } from "../../ui/overlays/Sheet.tsx";

/** Nowhere to send to yet. */
export const NoGroups = () => (
  <SheetBody>
    <EmptyState
      action={
        <Button variant="contained" component={Link} to={paths.groups}>Conectar um grupo</Button>
      }
    >
      Nenhum grupo para enviar ainda. Conecte o seu WhatsApp, ou um bot do Telegram.
    </EmptyState>
  </SheetBody>
);
