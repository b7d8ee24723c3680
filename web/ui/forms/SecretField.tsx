import { Eye, EyeOff } from "lucide-react";
import { type ComponentProps, useState } from "react";
import { IconButton } from "../buttons/Button.tsx";
import { Field } from "./Field.tsx";

/** A field for a secret, that one may look at; `showLabel` names the button that shows it. */
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
