/**
 * @generated SignedSource<<9457c5d9938eb2728537f1c4e2027522>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type SendingMode = "EVOLUTION_GATEWAY" | "PLATFORM_WHATSAPP" | "TELEGRAM" | "USER_WHATSAPP";
import { FragmentRefs } from "relay-runtime";
export type BotForm_viewer$data = {
  readonly botSettings: {
    readonly availableModes: ReadonlyArray<SendingMode>;
    readonly gapMaxMs: number;
    readonly gapMinMs: number;
    readonly identicalPerHour: number | null | undefined;
    readonly lateAfterMinutes: number;
    readonly perDay: number;
    readonly perHour: number;
    readonly perMinute: number;
    readonly quietFrom: string | null | undefined;
    readonly quietTo: string | null | undefined;
    readonly sendingMode: SendingMode;
    readonly slots: ReadonlyArray<string>;
    readonly timeZone: string;
  };
  readonly messageSettings: {
    readonly signature: string;
  };
  readonly " $fragmentType": "BotForm_viewer";
};
export type BotForm_viewer$key = {
  readonly " $data"?: BotForm_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"BotForm_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "BotForm_viewer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "BotSettings",
      "kind": "LinkedField",
      "name": "botSettings",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "sendingMode",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "availableModes",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "gapMinMs",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "gapMaxMs",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "perMinute",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "perHour",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "perDay",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "identicalPerHour",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "quietFrom",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "quietTo",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "timeZone",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "lateAfterMinutes",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "slots",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "MessageSettings",
      "kind": "LinkedField",
      "name": "messageSettings",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "signature",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "User",
  "abstractKey": null
};

(node as any).hash = "cb15b6103fa2e1a02539bc329a3286b6";

export default node;
