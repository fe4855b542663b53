-- Which rooms use a product: asked with every page of one.
create index template_products_sku on template_products (sku);
