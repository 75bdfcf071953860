import type { ReactNode } from 'react';
import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { SymbolRecord } from 'graphql-docs-reference/search';
import { placed } from '../../../api';
import { countInWords } from '../../../components/Search/count-in-words';
import { Status } from '../../../components/Status';
import { useLoading } from '../../../components/use-loading';
import type { Change } from '../../../language-service/edit/request';
import type { Attached } from '../../example/attach';
import type { Runner } from '../../example/runner';
import { editRequest } from '../../example/runner';
import { ask } from '../../sandbox';
import { answerWay } from '../../way';
import styles from '../styles.module.css';
import type { BrowserProps } from './Rows';
import { Rows } from './Rows';
import type { SchemaIndex } from '../../schema-index';
import { loadSchemaIndex } from '../../schema-index';
import { t } from '../../../t';

interface SchemaBrowserProps {
  readonly attached: Attached;
}

/** The schema beside the editor: its names are those of the search, and loaded once for both. */
export function SchemaBrowser({ attached }: SchemaBrowserProps): ReactNode {
  const [state, load] = useLoading(loadSchemaIndex);
  useEffect(load, [load]);
  if (state.status === 'done') return <EditingBrowser index={state.value} attached={attached} />;
  return (
    <p className={styles.empty}>
      {state.status === 'failed' ? t('playground.schema.failed') : t('playground.schema.loading')}
    </p>
  );
}

function EditingBrowser({
  index,
  attached: { runner, change },
}: SchemaBrowserProps & { readonly index: SchemaIndex }): ReactNode {
  const selected = useSelected(runner);
  const toggle = (coordinate: string): void => {
    // Who ticks by keyboard goes on to the next field, and by touch the focus would open a keyboard.
    const isByKey = document.activeElement?.matches(':focus-visible') === true;
    const isByMouse = !isByKey && window.matchMedia('(pointer: fine)').matches;
    const apply = (made: Change): void => change(made, isByMouse);
    void editRequest(runner, apply, (request) => ask('toggle', { coordinate, ...request }));
  };
  const write = useCallback<BrowserProps['onWay']>(
    (made) => {
      change(made);
      return made.message;
    },
    [change],
  );
  return <Browser index={index} selected={selected} onToggle={toggle} onWay={write} />;
}

const none: ReadonlySet<string> = new Set();

/** Schema coordinates that the request holds at its cursor; the last ones while it does not parse. */
function useSelected(runner: Runner): ReadonlySet<string> {
  const draft = useSyncExternalStore(runner.subscribe, () => runner.get().draft);
  const [selected, setSelected] = useState(none);
  useEffect(() => {
    if (!draft) return undefined;
    let isOver = false;
    const { query: text, variables, cursor } = draft;
    const timer = setTimeout(() => {
      ask('selected', { text, variables, cursor }).then(
        (found) => {
          if (found && !isOver) setSelected(new Set(found));
        },
        () => undefined,
      );
    }, 100);
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [draft]);
  return selected;
}

/** A symbol that was opened, and what was left for it. */
interface Step {
  readonly symbol: SymbolRecord;
  readonly query: string;
  /** The position of what opened it among the buttons. */
  readonly opener: number;
}

/** A search over the schema; without a query the current symbol, or all of them by kind. */
function Browser(props: BrowserProps): ReactNode {
  const { index } = props;
  const [query, setQuery] = useState('');
  // What led here, the last one open.
  const [path, setPath] = useState<readonly Step[]>([]);
  const symbol = path.at(-1)?.symbol;
  const root = useRef<HTMLDivElement>(null);
  const next = useRef<number | 'heading'>(undefined);
  const buttons = (): Element[] => [...(root.current?.querySelectorAll('button') ?? [])];
  const show = (record: SymbolRecord): void => {
    const opener = document.activeElement ? buttons().indexOf(document.activeElement) : -1;
    next.current = 'heading';
    setQuery('');
    setPath([...path, { symbol: index.ownerOf(record), query, opener }]);
  };
  const goBack = (): void => {
    const left = path.at(-1);
    next.current = left?.opener;
    setQuery(left?.query ?? '');
    setPath(path.slice(0, -1));
  };
  // What had the focus is gone with what was shown.
  useEffect(() => {
    const { current } = next;
    next.current = undefined;
    if (current === undefined) return;
    const place = current === 'heading' ? undefined : buttons()[current];
    const target = place ?? root.current?.querySelector('h3');
    if (target instanceof HTMLElement) target.focus();
  }, [path]);
  const found = query.trim() === '' ? undefined : index.find(query);
  return (
    <div ref={root}>
      <input
        type="search"
        className={styles.search}
        aria-label={t('playground.schema.search')}
        placeholder={t('playground.schema.placeholder')}
        autoComplete="off"
        spellCheck={false}
        value={query}
        onChange={({ target }) => setQuery(target.value)}
      />
      <Status className={styles.empty}>{found ? inWords(found.length) : ''}</Status>
      {found && <Rows {...props} records={found.slice(0, mostShown)} onShow={show} of="search" />}
      {!found && symbol && <SymbolView {...props} symbol={symbol} onBack={goBack} onShow={show} />}
      {/* They stay as they were opened. */}
      <div hidden={found !== undefined || symbol !== undefined}>
        {index.groups.map(({ label, symbols }) => (
          <details key={label} className={styles.group}>
            <summary>
              {label} <span className={styles.aside}>{symbols.length}</span>
            </summary>
            <Rows {...props} records={symbols} onShow={show} of="kind" />
          </details>
        ))}
      </div>
    </div>
  );
}

/** More than anybody reads. */
const mostShown = 40;

function inWords(count: number): string {
  if (count === 0) return t('playground.schema.nothing');
  return countInWords(Math.min(count, mostShown), count);
}

interface SymbolProps extends BrowserProps {
  readonly symbol: SymbolRecord;
  readonly onShow: (record: SymbolRecord) => void;
}

interface SymbolViewProps extends SymbolProps {
  readonly onBack: () => void;
}

/** One operation or type: what it is, where more is said of it, and its members. */
function SymbolView(props: SymbolViewProps): ReactNode {
  const { symbol, index, onBack, onShow } = props;
  const type = index.typeOf(symbol);
  return (
    <div>
      <button type="button" className={styles.back} onClick={onBack}>
        {t('playground.schema.back')}
      </button>
      <h3 className={styles.symbol} tabIndex={-1}>
        {symbol.name}
      </h3>
      {symbol.description && <p className={styles.description}>{symbol.description}</p>}
      <p className={styles.ways}>
        <a href={placed(symbol.path)}>{t('playground.schema.documentation')}</a>
        {type && (
          <>
            {t('playground.schema.returns')}
            <button type="button" className={styles.type} onClick={() => onShow(type)}>
              {symbol.type}
            </button>
          </>
        )}
      </p>
      {ways.has(symbol.kind) && (
        <WayForm {...props} from={symbol.coordinate} key={symbol.coordinate} />
      )}
      <Rows {...props} records={index.membersOf(symbol)} of="symbol" />
      {symbol.kind === 'union' && <PossibleTypes {...props} key={symbol.name} />}
    </div>
  );
}

const ways: ReadonlySet<string> = new Set(['query', 'object', 'interface', 'union']);

/** Writes the shortest request from a symbol to what the reader names. */
function WayForm({ from, onWay }: BrowserProps & { readonly from: string }): ReactNode {
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (root.current) answerWay(root.current, onWay);
  }, [onWay]);
  return (
    <div ref={root} className={styles.way} data-from={from}>
      <label>
        {t('way.label', { from })}{' '}
        <input type="text" className={styles.search} autoComplete="off" spellCheck={false} />
      </label>
      <button type="button" className={styles.back}>
        {t('way.write')}
      </button>
      <span role="status" className={styles.aside} />
    </div>
  );
}

/** The types that a union can be, each with a fragment to be put into the request. */
function PossibleTypes(props: SymbolProps): ReactNode {
  const { symbol, index } = props;
  const [names, setNames] = useState<readonly string[]>([]);
  useEffect(() => {
    ask('possibleTypes', symbol.name).then(setNames, () => undefined);
  }, [symbol.name]);
  const records = names.flatMap((name) => index.typeNamed(name) ?? []);
  return <Rows {...props} records={records} of="union" />;
}
