/**
 * @generated SignedSource<<83bd7141aec67b0a449d7b94b547c247>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type SendSheet_viewer$data = {
  readonly bestHours: ReadonlyArray<{
    readonly hour: number;
    readonly percentMore: number;
  }>;
  readonly botSettings: {
    readonly timeZone: string;
    readonly " $fragmentSpreads": FragmentRefs<"SendFoot_settings" | "SendWhen_settings">;
  };
  readonly email: string;
  readonly isEmailVerified: boolean;
  readonly " $fragmentSpreads": FragmentRefs<"useActiveGroups_viewer">;
  readonly " $fragmentType": "SendSheet_viewer";
};
export type SendSheet_viewer$key = {
  readonly " $data"?: SendSheet_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"SendSheet_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SendSheet_viewer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isEmailVerified",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "email",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "BestHour",
      "kind": "LinkedField",
      "name": "bestHours",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "hour",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "percentMore",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
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
          "name": "timeZone",
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "SendWhen_settings"
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "SendFoot_settings"
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "useActiveGroups_viewer"
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "f839527e778be9680a8c73fa9246fc0d";

export default node;
