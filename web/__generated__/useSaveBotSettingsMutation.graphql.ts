/**
 * @generated SignedSource<<6ce6b152c50f78a210988fc11cfc7ff5>>
 * @relayHash d333beb0c6b4a050586b5b718c9ecfe0
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 795be4853cb230fb0efbe584b6fb90a4bc38f8e43edca91ddc2ac03a1a1a7410

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type SendingMode = "EVOLUTION_GATEWAY" | "PLATFORM_WHATSAPP" | "TELEGRAM" | "USER_WHATSAPP";
export type UpdateBotSettingsInput = {
  gapMaxMs?: number | null | undefined;
  gapMinMs?: number | null | undefined;
  identicalPerHour?: number | null | undefined;
  lateAfterMinutes?: number | null | undefined;
  perDay?: number | null | undefined;
  perHour?: number | null | undefined;
  perMinute?: number | null | undefined;
  protectsNumber?: boolean | null | undefined;
  quietFrom?: string | null | undefined;
  quietTo?: string | null | undefined;
  sendingMode?: SendingMode | null | undefined;
  slots?: ReadonlyArray<string> | null | undefined;
  timeZone?: string | null | undefined;
};
export type UpdateMessageSettingsInput = {
  disclosure?: boolean | null | undefined;
  signature?: string | null | undefined;
};
export type useSaveBotSettingsMutation$variables = {
  bot: UpdateBotSettingsInput;
  message: UpdateMessageSettingsInput;
};
export type useSaveBotSettingsMutation$data = {
  readonly updateBotSettings: {
    readonly BotForm_viewer: {
      readonly " $fragmentSpreads": FragmentRefs<"BotForm_viewer">;
    } | null | undefined;
    readonly code?: string;
    readonly message?: string;
    readonly path?: ReadonlyArray<string>;
  };
  readonly updateMessageSettings: {
    readonly BotForm_viewer: {
      readonly " $fragmentSpreads": FragmentRefs<"BotForm_viewer">;
    } | null | undefined;
    readonly code?: string;
    readonly message?: string;
    readonly path?: ReadonlyArray<string>;
  };
};
export type useSaveBotSettingsMutation = {
  response: useSaveBotSettingsMutation$data;
  variables: useSaveBotSettingsMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "bot"
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "message"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "input",
    "variableName": "bot"
  }
],
v2 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "code",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "message",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "path",
      "storageKey": null
    }
  ],
  "type": "UserError",
  "abstractKey": "__isUserError"
},
v3 = [
  {
    "fragment": {
      "kind": "InlineFragment",
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "BotForm_viewer"
        }
      ],
      "type": "User",
      "abstractKey": null
    },
    "kind": "AliasedInlineFragmentSpread",
    "name": "BotForm_viewer"
  },
  (v2/*:: as any*/)
],
v4 = [
  {
    "kind": "Variable",
    "name": "input",
    "variableName": "message"
  }
],
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "gapMinMs",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "gapMaxMs",
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "perMinute",
  "storageKey": null
},
v8 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "perHour",
  "storageKey": null
},
v9 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "perDay",
  "storageKey": null
},
v10 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "identicalPerHour",
  "storageKey": null
},
v11 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "__typename",
    "storageKey": null
  },
  {
    "kind": "InlineFragment",
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
          (v5/*:: as any*/),
          (v6/*:: as any*/),
          (v7/*:: as any*/),
          (v8/*:: as any*/),
          (v9/*:: as any*/),
          (v10/*:: as any*/),
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
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "protectsNumber",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "SafePace",
            "kind": "LinkedField",
            "name": "safePace",
            "plural": false,
            "selections": [
              (v5/*:: as any*/),
              (v6/*:: as any*/),
              (v7/*:: as any*/),
              (v8/*:: as any*/),
              (v9/*:: as any*/),
              (v10/*:: as any*/)
            ],
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
  },
  (v2/*:: as any*/),
  {
    "kind": "InlineFragment",
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "id",
        "storageKey": null
      }
    ],
    "type": "Node",
    "abstractKey": "__isNode"
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useSaveBotSettingsMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "updateBotSettings",
        "plural": false,
        "selections": (v3/*:: as any*/),
        "storageKey": null
      },
      {
        "alias": null,
        "args": (v4/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "updateMessageSettings",
        "plural": false,
        "selections": (v3/*:: as any*/),
        "storageKey": null
      }
    ],
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useSaveBotSettingsMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "updateBotSettings",
        "plural": false,
        "selections": (v11/*:: as any*/),
        "storageKey": null
      },
      {
        "alias": null,
        "args": (v4/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "updateMessageSettings",
        "plural": false,
        "selections": (v11/*:: as any*/),
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "795be4853cb230fb0efbe584b6fb90a4bc38f8e43edca91ddc2ac03a1a1a7410",
    "metadata": {},
    "name": "useSaveBotSettingsMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "46ec2724d29600875a7f8a7415ba683f";

export default node;
