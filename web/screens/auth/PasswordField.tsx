import { IconButton, InputAdornment } from "@mui/material";
import { Eye, EyeOff } from "lucide-react";
import { type ComponentProps, useState } from "react";
import { Field } from "../../ui/Field.tsx";

/** A password that one may look at. */
export function PasswordField(props: ComponentProps<typeof Field>) {
  const [shown, setShown] = useState(false);
  return (
    <Field
      {...props}
      type={shown ? "text" : "password"}
      endAdornment={
        <InputAdornment position="end">
          <IconButton
            edge="end"
            aria-label="Mostrar a senha"
            aria-pressed={shown}
            onClick={() => setShown(!shown)}
          >
            {shown ? <EyeOff size={20} /> : <Eye size={20} />}
          </IconButton>
        </InputAdornment>
      }
    />
  );
}
