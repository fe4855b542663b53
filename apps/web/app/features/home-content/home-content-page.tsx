import { useQuery } from '@tanstack/react-query';
import { AreaPage } from '../../back-office/area-page.tsx';
import { RowsSkeleton } from '../../back-office/rows-skeleton.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { fetchHomeContent, HOME_CONTENT_KEY } from './home-content-calls.ts';
import { TabRooms } from './tab-rooms.tsx';
import { TestimonialsEditor } from './testimonials-editor.tsx';

/** HOME-10, HOME-22, U-51: what staff choose for the home page. */
export default function HomeContentPage() {
  const content = useQuery({ queryKey: HOME_CONTENT_KEY, queryFn: fetchHomeContent });
  return (
    <AreaPage title="Home page">
      {content.isLoadingError ? (
        <ErrorState
          isRetrying={content.isFetching}
          onRetry={() => void content.refetch()}
          title="The home page's content could not be loaded"
        />
      ) : content.data ? (
        <div className="grid grid-cols-1 gap-10">
          <TestimonialsEditor testimonials={content.data.testimonials} />
          <TabRooms tabs={content.data.tabs} />
        </div>
      ) : (
        <RowsSkeleton label="The home page's content is loading" />
      )}
    </AreaPage>
  );
}
