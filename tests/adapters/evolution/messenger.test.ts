import { evolutionAsMessenger } from "../../support/evolution/messenger_standin.ts";
import { evolutionTraits } from "../../support/evolution/traits.ts";
import { messengerContract } from "../messengers/messenger.ts";

messengerContract("Evolution", evolutionTraits, () => evolutionAsMessenger());
