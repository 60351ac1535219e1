import { addresses, paths } from "@fernwell/contract/paths";
import { type ItemKind, itemKinds } from "@fernwell/domain/item-kind";
import { type MetaArgs, useNavigate, useSearchParams } from "react-router";
import { PlanBuilder } from "#app/features/plans/plan-builder.tsx";
import { findKindOfPlan, itemKindTable } from "#app/items/item-kind.ts";
import { pageNumberIn } from "#app/lib/page-number.ts";
import { title } from "#app/lib/title.ts";
import { createTitleMeta } from "#app/lib/titles.ts";
import { MessagePage } from "#app/page/message-page.tsx";
import { OnlineOnly } from "#app/page/online-only.tsx";
import { SafetyNotice } from "#app/safety/safety-notice.tsx";
import { LinkButton } from "#app/ui/link-button.tsx";

const invalid = "Invalid Category";

export function meta({ location }: MetaArgs) {
  const type = findKindOfPlan(new URLSearchParams(location.search).get("category"));
  return type === null ? createTitleMeta(addresses.planBuilder) : [{ title: title(getHeading(type)) }];
}

export default function PlanBuilderScreen() {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const type = findKindOfPlan(search.get("category"));

  if (type === null) return <InvalidCategory />;

  return (
    <div className="mx-auto w-full max-w-328 px-5 py-8 sm:px-8 lg:py-12">
      <h1 className="text-4xl">{getHeading(type)}</h1>
      <p className="mt-3 mb-8 max-w-measure text-ink-700 text-lg">
        Choose from your favourite {itemKindTable[type].plural}. What you select stays selected while you look
        around.
      </p>
      <div className="mb-8 empty:hidden">
        <SafetyNotice kinds={[type]} />
      </div>
      <OnlineOnly>
        <PlanBuilder
          key={type}
          type={type}
          page={pageNumberIn(search)}
          onCreated={(state) => navigate(paths.createOwnPlan, { state })}
        />
      </OnlineOnly>
    </div>
  );
}

function getHeading(type: ItemKind): string {
  return `Build Your ${itemKindTable[type].heading} Plan`;
}

function InvalidCategory() {
  return (
    <MessagePage
      heading={invalid}
      actions={itemKinds.map((type) => (
        <LinkButton key={type} variant="secondary" to={paths.planBuilder(type)}>
          {itemKindTable[type].heading} plan
        </LinkButton>
      ))}
    >
      <p>Plans are made of one of these three:</p>
    </MessagePage>
  );
}
