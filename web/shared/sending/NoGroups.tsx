import { Link } from "react-router-dom";
import { paths } from "../../paths.ts";
import { Button } from "../../ui/Button.tsx";
import { EmptyState } from "../../ui/EmptyState.tsx";
import { SheetBody } from "../../ui/Sheet.tsx";

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
