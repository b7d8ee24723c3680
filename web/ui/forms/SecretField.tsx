import { Eye, EyeOff } from "lucide-react";
import { type ComponentProps, useState } from "react";
import { IconButton } from "../buttons/Button.tsx";
import { Field } from "./Field.tsx";

/** A field for a secret, with a button that shows it; `showLabel` names the button. */
export function SecretField(
  { showLabel, ...field }: ComponentProps<typeof Field> & { showLabel: string },
) {
  const [shown, setShown] = useState(false);
  return (
    <Field
      {...field}
      type={shown ? "text" : "password"}
      endAdornment={
        <IconButton
          aria-label={showLabel}
          aria-pressed={shown}
          onClick={() => setShown(!shown)}
        >
          {shown ? <EyeOff size={20} /> : <Eye size={20} />}
        </IconButton>
      }
    />
  );
}
