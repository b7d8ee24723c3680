import { useState } from "react";
import { Alert } from "../../ui/feedback/Alert.tsx";
import { Button } from "../../ui/buttons/Button.tsx";

const KEY = "amazon_groups_read"; // named in web/public/privacy_rows.ts

/** Amazon's word on private groups, said until the person has read it once. */
export function AmazonGroupsNote() {
  const [isRead, setIsRead] = useState(() => localStorage.getItem(KEY) !== null);
  if (isRead) return null;
  const read = () => {
    localStorage.setItem(KEY, "1");
    setIsRead(true);
  };
  return (
    <Alert severity="warning" action={<Button size="small" onClick={read}>Entendi</Button>}>
      O programa da Amazon não aceita os links dela em grupos fechados. Prefira grupos e canais
      abertos, e cadastre-os na Central de Associados.
    </Alert>
  );
}
